package doctor

import "slices"

// Names of checks that others need.
const (
	configuration = "configuration"
	password      = "password"
	folder        = "database folder"
	writing       = "database writing"
	database      = "database"
	form          = "database form"
	imapServer    = "imap server"
	imapLogin     = "imap login"
	smtpServer    = "smtp server"
	smtpLogin     = "smtp login"
	smtpFrom      = "smtp sender"
	letter        = "letter"
)

// checks are all there are, in the order in which they are told.
func checks() []check {
	conf, db, mail := []string{configuration}, []string{configuration, folder, database}, []string{configuration, password}
	return []check{
		{"version", nil, false, seeVersion},
		{configuration, nil, false, seeConfiguration},
		{"configuration mode", conf, false, seeConfigurationMode},
		{password, conf, false, seePassword},
		{"password mode", conf, false, seePasswordMode},
		{"user", conf, false, seeUser},
		{folder, conf, false, seeFolder},
		{"file system", conf, false, seeFileSystem},
		{"free disk", conf, false, seeFreeDisk},
		{writing, []string{configuration, folder}, false, seeWriting},
		{database, []string{configuration, folder, writing}, false, seeDatabase},
		{"database mode", db, false, seeDatabaseMode},
		{form, db, false, seeDatabaseForm},
		{"database journal", db, false, seeDatabaseJournal},
		{"database integrity", db, false, seeDatabaseIntegrity},
		{"database size", db, false, seeDatabaseSize},
		{"backup", append(db, form), false, seeBackup},
		{"mailboxes", append(db, form), false, seeMailboxes},
		{"zone", conf, false, seeZone},
		{"keeper", conf, false, seeKeeper},
		{"start", conf, false, seeStart},
		{"last run", append(db, form), false, seeLastRun},
		{"turns", append(db, form), false, seeTurns},
		{"outbox", append(db, form), false, seeOutbox},
		{"parked letters", append(db, form), false, seeParked},
		{"letters set aside", append(db, form), false, seeAside},
		{"limits", append(db, form), false, seeLimits},
		{imapServer, mail, true, seeImapServer},
		{"imap certificate", append(mail, imapServer), true, seeImapCertificate},
		{imapLogin, append(mail, imapServer), true, seeImapLogin},
		{"imap abilities", append(mail, imapServer, imapLogin), true, seeImapAbilities},
		{"imap folders", append(mail, imapServer, imapLogin), true, seeImapFolders},
		{"clock", append(mail, imapServer, imapLogin), true, seeClock},
		{smtpServer, mail, true, seeSmtpServer},
		{"smtp certificate", append(mail, smtpServer), true, seeSmtpCertificate},
		{smtpLogin, append(mail, smtpServer), true, seeSmtpLogin},
		{"smtp size", append(mail, smtpServer, smtpLogin), true, seeSmtpSize},
		{smtpFrom, append(mail, smtpServer, smtpLogin), true, seeSmtpFrom},
		{letter, append(mail, imapServer, imapLogin, smtpServer, smtpLogin, smtpFrom), true, seeThereAndBack},
		{"letter folder", []string{letter}, true, seeLetterFolder},
		{"letter sub-address", []string{letter}, true, seeLetterSubAddress},
		{"letter results", []string{letter}, true, seeLetterResults},
		{"spf", conf, true, seeSpf},
		{"dkim", conf, true, seeDkim},
		{"dmarc", conf, true, seeDmarc},
	}
}

// ofEach tells a check that is about a mailbox: each has an account, servers, a domain, and
// rounds and limits of its own.
func ofEach(c check) bool {
	return c.wire || slices.Contains([]string{password, "zone", "keeper", "last run", "turns", "limits"}, c.name)
}

// ofAll tells one that is about all there is.
func ofAll(c check) bool { return !ofEach(c) }

// those are the checks of which something is so.
func those(checks []check, so func(check) bool) []check {
	return slices.DeleteFunc(checks, func(c check) bool { return !so(c) })
}
