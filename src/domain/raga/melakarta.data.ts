/**
 * The names of the 72 melakartas in order: Latin, Devanagari, IAST, then other names.
 *
 * Latin follows the plain forms of English Wikipedia's list, except where they contradict the
 * Sanskrit word; Devanagari follows Sanskrit orthography (class nasals, feminine -ī and -ā) where
 * Hindi Wikipedia writes southern endings. Comments explain names that needed a decision.
 *
 * @see Govinda, Sangraha-chudamani, for the names of the complete (sampurna) scales.
 * @see https://en.wikipedia.org/wiki/Melakarta, for the Latin forms and the popular names.
 * @see Maha Vaidyanatha Iyer, Mela-ragamalika, for the feminine endings (1 to 18).
 */
type NameRow = readonly [latin: string, devanagari: string, iast: string, ...aliases: string[]];

export const NAME_ROWS: readonly NameRow[] = [
  ["Kanakangi", "कनकाङ्गी", "kanakāṅgī"],
  ["Ratnangi", "रत्नाङ्गी", "ratnāṅgī"],
  ["Ganamurti", "गानमूर्ति", "gānamūrti"],
  ["Vanaspati", "वनस्पति", "vanaspati"],
  ["Manavati", "मानवती", "mānavatī"],
  ["Tanarupi", "तानरूपी", "tānarūpī"],
  ["Senavati", "सेनावती", "senāvatī"],
  ["Hanumatodi", "हनुमतोडी", "hanumatoḍī", "Todi"],
  ["Dhenuka", "धेनुका", "dhenukā"],
  ["Natakapriya", "नाटकप्रिया", "nāṭakapriyā"],
  ["Kokilapriya", "कोकिलप्रिया", "kokilapriyā"],
  ["Rupavati", "रूपवती", "rūpavatī"],
  ["Gayakapriya", "गायकप्रिया", "gāyakapriyā"],
  ["Vakulabharanam", "वकुलाभरणम्", "vakulābharaṇam"],
  ["Mayamalavagowla", "मायामालवगौल", "māyāmālavagaula", "Mayamalavagaula"],
  ["Chakravakam", "चक्रवाकम्", "cakravākam"],
  ["Suryakantam", "सूर्यकान्तम्", "sūryakāntam"],
  ["Hatakambari", "हाटकाम्बरी", "hāṭakāmbarī"],
  ["Jhankaradhwani", "झङ्कारध्वनि", "jhaṅkāradhvani"],
  // Commonly written Naṭabhairavī, नटभैरवी; but that spelling counts 10, which is Natakapriya.
  ["Natabhairavi", "नठभैरवी", "naṭhabhairavī", "Nathabhairavi"],
  ["Keeravani", "कीरवाणी", "kīravāṇī"],
  ["Kharaharapriya", "खरहरप्रिया", "kharaharapriyā"],
  ["Gourimanohari", "गौरीमनोहरी", "gaurīmanoharī"],
  ["Varunapriya", "वरुणप्रिया", "varuṇapriyā"],
  ["Mararanjani", "माररञ्जनी", "mārarañjanī"],
  ["Charukesi", "चारुकेशी", "cārukeśī"],
  ["Sarasangi", "सरसाङ्गी", "sarasāṅgī"],
  ["Harikambhoji", "हरिकाम्भोजी", "harikāmbhojī"],
  ["Dheerasankarabharanam", "धीरशङ्कराभरणम्", "dhīraśaṅkarābharaṇam", "Shankarabharanam"],
  ["Naganandini", "नागानन्दिनी", "nāgānandinī"],
  ["Yagapriya", "यागप्रिया", "yāgapriyā"],
  ["Ragavardhini", "रागवर्धिनी", "rāgavardhinī"],
  ["Gangeyabhushani", "गाङ्गेयभूषणी", "gāṅgeyabhūṣaṇī"],
  ["Vagadheeswari", "वागधीश्वरी", "vāgadhīśvarī"],
  ["Shulini", "शूलिनी", "śūlinī"],
  // Hindi Wikipedia’s चलनत is a slip.
  ["Chalanata", "चलनाट", "calanāṭa", "Nata"],
  ["Salagam", "सालगम्", "sālagam"],
  ["Jalarnavam", "जलार्णवम्", "jalārṇavam"],
  ["Jhalavarali", "झालवराली", "jhālavarālī", "Varali"],
  ["Navaneetam", "नवनीतम्", "navanītam"],
  ["Pavani", "पावनी", "pāvanī"],
  ["Raghupriya", "रघुप्रिया", "raghupriyā"],
  // gava (go before a vowel in a compound, Panini 6.1.123) + ambhodhi; others write Gavambodhi, गवाम्बोधि.
  ["Gavambhodi", "गवाम्भोधि", "gavāmbhodhi", "Gavambodhi", "Gavambhodhi"],
  ["Bhavapriya", "भवप्रिया", "bhavapriyā"],
  ["Shubhapantuvarali", "शुभपन्तुवराली", "śubhapantuvarālī"],
  // The sixfold (ṣaḍvidha) path, so -vidha-; the list has Shadvidamargini.
  ["Shadvidhamargini", "षड्विधमार्गिणी", "ṣaḍvidhamārgiṇī", "Shadvidamargini"],
  ["Suvarnangi", "सुवर्णाङ्गी", "suvarṇāṅgī"],
  ["Divyamani", "दिव्यमणि", "divyamaṇi"],
  ["Dhavalambari", "धवलाम्बरी", "dhavalāmbarī"],
  ["Namanarayani", "नामनारायणी", "nāmanārāyaṇī"],
  ["Kamavardhini", "कामवर्धिनी", "kāmavardhinī", "Pantuvarali"],
  ["Ramapriya", "रामप्रिया", "rāmapriyā"],
  ["Gamanashrama", "गमनाश्रम", "gamanāśrama"],
  // Viśvam + bharī, so -mbhari; the list has Vishwambari.
  ["Vishwambhari", "विश्वम्भरी", "viśvambharī", "Vishwambari"],
  // Śyāmala, so Shya-; the list has Shamalangi.
  ["Shyamalangi", "श्यामलाङ्गी", "śyāmalāṅgī", "Shamalangi"],
  ["Shanmukhapriya", "षण्मुखप्रिया", "ṣaṇmukhapriyā"],
  ["Simhendramadhyamam", "सिंहेन्द्रमध्यमम्", "siṃhendramadhyamam"],
  ["Hemavati", "हेमवती", "hemavatī"],
  ["Dharmavati", "धर्मवती", "dharmavatī"],
  ["Neetimati", "नीतिमती", "nītimatī"],
  ["Kantamani", "कान्तामणि", "kāntāmaṇi"],
  // Southern sources write रिषभप्रिया, and only this spelling gives the number.
  ["Rishabhapriya", "ऋषभप्रिया", "ṛṣabhapriyā"],
  ["Latangi", "लताङ्गी", "latāṅgī"],
  ["Vachaspati", "वाचस्पति", "vācaspati"],
  ["Mechakalyani", "मेचकल्याणी", "mecakalyāṇī", "Kalyani"],
  ["Chitrambari", "चित्राम्बरी", "citrāmbarī"],
  ["Sucharitra", "सुचरित्रा", "sucaritrā"],
  ["Jyotiswarupini", "ज्योतिस्वरूपिणी", "jyotisvarūpiṇī"],
  // -vardhanī here but -vardhinī in 32 and 51: most sources write them so.
  ["Dhatuvardhani", "धातुवर्धनी", "dhātuvardhanī", "Dhatuvardhini"],
  ["Nasikabhushani", "नासिकाभूषणी", "nāsikābhūṣaṇī"],
  ["Kosalam", "कोसलम्", "kosalam"],
  ["Rasikapriya", "रसिकप्रिया", "rasikapriyā"],
];
