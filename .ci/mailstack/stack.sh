#!/usr/bin/env bash
# A Dovecot and a Postfix of our own on loopback, for the tests with the build
# tag "servers". Nothing leaves the machine; nothing of the system's mail
# configuration is touched. Run as root on Debian.
#
#   stack.sh install   fetch the packages that are missing
#   stack.sh start     install, configure, start, wait until all ports answer;
#                      what stays behind holds nothing of the caller's open
#   stack.sh env       print what the tests want to know, to be eval'ed
#   stack.sh status    print which ports answer; fails when one does not
#   stack.sh log       print the ends of the logs
#   stack.sh stop      stop what start started
#
# RUN is the folder for all that is written, /tmp/machipost-mail unless given.
# Keep its path short: a socket's path may have 107 bytes. PORTS is what all port
# numbers begin with, 21 unless given, for a second stack beside the first.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
run=${RUN:-/tmp/machipost-mail}
postfix=$run/postfix

p=${PORTS:-21}
if ! [[ $p =~ ^[1-9][0-9]?$ ]] || [ "$p" -gt 64 ]; then
  echo "stack.sh: PORTS=$p: give a number from 1 to 64; there are no ports beyond 65535" >&2
  exit 2
fi
imap=${p}143 imaps=${p}993 lmtp=${p}024 submission=${p}587 submissions=${p}465 tokens=${p}080
ports="$imap $imaps $lmtp $submission $submissions"
packages="dovecot-imapd dovecot-lmtpd postfix openssl"
users="gm ann bob carol dave"
addresses="gm@pbem.test ann@players.test bob@players.test carol@players.test dave@players.test"

install_packages() {
  # shellcheck disable=SC2086 # a list of words
  if dpkg -s $packages >/dev/null 2>&1; then return; fi
  export DEBIAN_FRONTEND=noninteractive
  # Debian starts services when it installs them, unless this refuses.
  if [ ! -e /usr/sbin/policy-rc.d ]; then
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
  fi
  apt-get -qq update
  # shellcheck disable=SC2086
  apt-get -qq install -y --no-install-recommends $packages >/dev/null
}

# fill copies a template with the folder and the ports put in.
fill() {
  sed -e "s#@RUN@#$run#g" -e "s#@IMAP@#$imap#g" -e "s#@IMAPS@#$imaps#g" -e "s#@LMTP@#$lmtp#g" \
    -e "s#@SUBMISSION@#$submission#g" -e "s#@SUBMISSIONS@#$submissions#g" -e "s#@TOKENS@#$tokens#g" "$here/$1.in" >"$2/$1"
}

configure() {
  id machipost-mail >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin machipost-mail
  mkdir -p "$run"/{tls,mail,home,dovecot,spool,data} "$postfix"
  chmod 755 "$run" "$postfix"
  chown machipost-mail: "$run/mail" "$run/home"
  chown postfix: "$run/data"
  certificate
  for user in $users; do echo "$user:{PLAIN}secret"; done >"$run/users"
  for address in $addresses; do echo "$address here"; done >"$postfix/mailboxes"
  fill dovecot.conf "$run"
  fill oauth2.conf "$run"
  fill main.cf "$postfix"
  fill master.cf "$postfix"
}

# certificate makes one that is its own authority, so that tests verify it as
# they would any other.
certificate() {
  if openssl x509 -checkend 3600 -noout -in "$run/tls/cert.pem" >/dev/null 2>&1; then return; fi
  openssl req -x509 -newkey rsa:2048 -nodes -days 7 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -addext basicConstraints=critical,CA:TRUE \
    -keyout "$run/tls/key.pem" -out "$run/tls/cert.pem" 2>/dev/null
  chmod 600 "$run/tls/key.pem"
}

answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

await() {
  for _ in $(seq 200); do
    if answers "$1"; then return; fi
    sleep 0.05
  done
  echo "stack.sh: nothing answers on port $1; see stack.sh log" >&2
  return 1
}

# detached runs what stays in the background with none of our descriptors: a caller
# that reads our output to its end would wait for it for ever. What it says is in
# started.log, and told when it fails.
detached() {
  (
    for fd in /proc/self/fd/*; do
      if [ "${fd##*/}" -gt 2 ]; then eval "exec ${fd##*/}>&-"; fi
    done
    exec "$@"
  ) </dev/null >"$run/started.log" 2>&1 || { cat "$run/started.log" >&2; return 1; }
}

start() {
  install_packages
  configure
  for port in $ports; do
    if [ ! -e "$run/started" ] && answers "$port"; then
      echo "stack.sh: port $port is taken; give PORTS=31 or so" >&2
      return 1
    fi
  done
  if ! answers "$imap"; then detached dovecot -c "$run/dovecot.conf"; fi
  if ! answers "$submission"; then detached postfix -c "$postfix" start; fi
  for port in $ports; do await "$port"; done
  touch "$run/started"
}

stop() {
  if [ -e "$postfix/main.cf" ]; then postfix -c "$postfix" stop >/dev/null 2>&1 || true; fi
  if [ -e "$run/dovecot.conf" ]; then doveadm -c "$run/dovecot.conf" stop >/dev/null 2>&1 || true; fi
  rm -f "$run/started"
}

status() {
  local down=0
  for port in $ports; do
    if answers "$port"; then echo "$port answers"; else echo "$port does not answer"; down=1; fi
  done
  return $down
}

environment() {
  cat <<END
export MACHIPOST_MAIL_HOST=localhost
export MACHIPOST_MAIL_CA=$run/tls/cert.pem
export MACHIPOST_MAIL_IMAP=$imap
export MACHIPOST_MAIL_IMAPS=$imaps
export MACHIPOST_MAIL_SUBMISSION=$submission
export MACHIPOST_MAIL_SUBMISSIONS=$submissions
export MACHIPOST_MAIL_TOKENS=$tokens
export MACHIPOST_MAIL_DOVECOT=$run/dovecot.conf
END
}

case "${1:-}" in
  install) install_packages ;;
  start) start ;;
  env) environment ;;
  status) status ;;
  log) tail -n 40 "$run/dovecot.log" "$run/postfix.log" ;;
  stop) stop ;;
  *) sed -n '2,17s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
