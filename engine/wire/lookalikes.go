package wire

import "strings"

// lookalikes are letters that look like Latin ones, or like those of another alphabet,
// and what they look like: a table of our own, of letters of alphabets in use
// (asWritten). What skeletons of names are for is Unicode Technical Standard 39, section
// 4. Of the alphabets in which a name may be (checkAlphabet) all is in it that its data says
// looks like a Latin letter. What differs from a plain letter by a stroke or a tail is that
// letter here.
var lookalikes = tableOf(cyrillicLooks, greekLooks, armenianLooks, otherLooks, latinLooks, kanaLooks)

// Each is a letter and what it looks like.
const (
	cyrillicLooks = "аa вb гr еe кk мm нh оo рp сc тt уy хx ьb ѕs іi јj һh ԁd ԛq ԝw ѵv ӏl үy ғf" +
		" ѡw ҽe ԌG ꙇi АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ЬB ЅS ІI ЈJ ҺH ԀD ԚQ ԜW ѴV ӀI ҮY"
	greekLooks = "αa βb γy εe ηn ιi κk μu νv οo πп ρp σo ςc τt υu χx ωw φф λл ϳj" +
		" ͿJ ᴦr ΑA ΒB ΓГ ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΠП ΦФ ΛЛ ϜF ϺM"
	armenianLooks = "աw գq զq հh յj ոn ռn ցg օo քf սu ՍU ՕO ՏS ԼL"
	otherLooks    = "ყy ჿo סo וl ןl اl هo ဝo ھo ہo ەo טv ߊl ଠO ഠo ሀU ዐO"
	latinLooks    = "ɑa ɡg ıi ɩi ɪi ʏy ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz" +
		" øo ØO đd ĐD ðd ÐD ħh ĦH łl ŁL ŧt ŦT ɨi ƗI ƀb ɛe ʋv ĸk ßss ẞSS æae ÆAE œoe ŒOE ӕae ӔAE әə ӘƏ" +
		" ᴑo ᶃg ᶌy ẝf ỿy ꞘF ꞙf ꞟu ꞲJ ꞳX ꞴB"
	kanaLooks = "エ工 ニ二 ハ八 タ夕 ト卜 カ力 ロ口 ヘへ オ才 チ千 リり"
)

// tableOf makes a table of such lists.
func tableOf(lists ...string) map[rune]string {
	table := map[rune]string{}
	for _, list := range lists {
		for _, pair := range strings.Fields(list) {
			letter := []rune(pair)
			table[letter[0]] = string(letter[1:])
		}
	}
	return table
}
