/**
 * How raga names are written elsewhere, by raga number, for tests: the Latin and Devanagari forms of
 * English Wikipedia (2020 and 2026), Hindi Wikipedia, librosa, PyCarnatic, ragavardhini,
 * scribbletune, ajatix/melakartas and carnatic-companion, and Kannada and Telugu forms derived from
 * the Devanagari. Omits किरणावली for 21, its name in the other scheme.
 */
export const KNOWN_SPELLINGS: readonly (readonly [number: number, spellings: readonly string[]])[] =
  `
 1 | Kanakāngi, Kanakangi, kanakāṅgī, कनकाङ्गी, कनकांगि, कनकांगी, ಕನಕಾಂಗಿ, కనకాంగి
 2 | Ratnāngi, Rathnāngi, Ratnangi, RathnAngi, ratnāṅgī, रत्नाङ्गी, रत्नांगि, रत्नांगी, ರತ್ನಾಂಗಿ, రత్నాంగి
 3 | Gānamūrti, Gānamoorti, Ganamurti, GAnamoorti, ganamurthi, गानमूर्ति, ಗಾನಮೂರ್ತಿ, గానమూర్తి
 4 | Vanaspati, vanaspathi, वनस्पति, ವನಸ್ಪತಿ, వనస్పతి
 5 | Mānavati, Manavati, MAnavathi, mānavatī, मानवती, मानवति, ಮಾನವತಿ, మానవతి
 6 | Tānarūpi, Tānaroopi, Tanarupi, TAnaroopi, Thanarupi, tānarūpī, तानरूपी, तानरूपि, ತಾನರೂಪಿ, తానరూపి
 7 | Senāvati, Senavati, SenAvathi, sēnāvatī, सेनावती, सेनावति, ಸೇನಾವತಿ, సేనావతి
 8 | Hanumatodi, Hanumathodi, hanumatōḍī, हनुमतोडी, हनुमतोडि, हनुमतोड़ी, ಹನುಮತೋಡಿ, హనుమతోడి
 9 | Dhenukā, Dhenuka, dhēnukā, धेनुका, धेनुक, ಧೇನುಕಾ, ధేనుకా
10 | Nātakapriyā, Nātakapriya, Natakapriya, nāṭakapriyā, नाटकप्रिया, नाटकप्रिय, ನಾಟಕಪ್ರಿಯ, నాటకప్రియ
11 | Kokilapriyā, Kokilapriyaa, Kokilapriya, kōkilapriyā, कोकिलप्रिया, कोकिलप्रिय, ಕೋಕಿಲಪ್ರಿಯ, కోకిలప్రియ
12 | Rūpavati, Rupavati, Roopavati, rupavathi, rūpavatī, रूपवती, रूपावति, ರೂಪವತಿ, రూపవతి
13 | Gāyakapriyā, Gāyakapriya, Gayakapriya, गायकप्रिया, गायकप्रिय, ಗಾಯಕಪ್ರಿಯ, గాయకప్రియ
14 | Vakuḷābharaṇam, Vakulābharanam, Vakulabharanam, vakulābharaṇam, वकुलाभरणम्, वकुळाभरणम्, ವಕುಳಾಭರಣಂ, వకుళాభరణం
15 | Māyāmāḻavagouḻai, Māyamālava Gowla, Mayamalavagowla, MAyamAlava Gowla, mayamalavagaula, māyāmālavagaula, मायामालवगौल, मायामाळवगौळ, मायामालवगौला, ಮಾಯಾಮಾಳವಗೌಳ, మాయామాళవగౌళ
16 | Chakravākam, Chakravakam, chakravakom, cakravākam, चक्रवाकम्, ಚಕ್ರವಾಕಂ, చక్రవాకం
17 | Sūryakāntam, Sooryakāntam, Suryakantam, SooryakAntam, suryakantham, सूर्यकान्तम्, ಸೂರ್ಯಕಾಂತಂ, సూర్యకాంతం
18 | Hātakāmbari, Hatakāmbari, Hatakambari, hāṭakāmbarī, हाटकाम्बरी, हटकांबरि, ಹಾಟಕಾಂಬರಿ, హాటకాంబరి
19 | Jhankāradhvani, Jhankaradhwani, jhaṅkāradhvani, झङ्कारध्वनि, झंकारध्वनि, ಝಂಕಾರಧ್ವನಿ, ఝంకారధ్వని
20 | Natabhairavi, naṭhabhairavī, नठभैरवी, नाटभैरवि, नटभैरवी, ನಠಭೈರವಿ, నఠభైరవి
21 | Kīravāṇi, Keeravāni, Keeravani, kīravāṇī, कीरवाणी, कीरवाणि, ಕೀರವಾಣಿ, కీరవాణి
22 | Kharaharapriyā, Kharaharapriya, खरहरप्रिया, खरहरप्रिय, ಖರಹರಪ್ರಿಯ, ఖరహరప్రియ
23 | Gourimanohari, Gowri Manohari, gaurimanohari, Gowrimanohari, gaurīmanōharī, गौरीमनोहरी, गौरीमनोहरि, ಗೌರೀಮನೋಹರಿ, గౌరీమనోహరి
24 | Varuṇapriyā, Varunapriyaa, Varunapriya, वरुणप्रिया, वरुणप्रिय, ವರುಣಪ್ರಿಯ, వరుణప్రియ
25 | Māraranjani, Mararanjani, mararanjini, mārarañjanī, माररञ्जनी, माररंजनि, मररंजनी, ಮಾರರಂಜನಿ, మారరంజని
26 | Chārukesi, Chārukeshi, Charukesi, ChArukeshi, cārukēśī, चारुकेशी, चारुकेशि, ಚಾರುಕೇಶಿ, చారుకేశి
27 | Sarasāngi, Sarasangi, sarasāṅgī, सरसाङ्गी, सरसांगि, सरसांगी, ಸರಸಾಂಗಿ, సరసాంగి
28 | Harikāmbhōji, Harikāmbhoji, Harikambhoji, harikāmbhōjī, हरिकाम्भोजी, हरिकांभोजि, ಹರಿಕಾಂಭೋಜಿ, హరికాంభోజి
29 | Dhīraśankarābharaṇam, Dheera Shankarābharanam, Dheerasankarabharanam, Dheerasankarabaranam, Dheera ShankarAbharanam, dhīraśaṅkarābharaṇam, धीरशङ्कराभरणम्, धीरशंकराभरणम्, ಧೀರಶಂಕರಾಭರಣಂ, ధీరశంకరాభరణం
30 | Nāganandini, Nāganandhini, Naganandini, NAganandhini, nāgānandinī, नागानन्दिनी, नागानंदिनि, ನಾಗಾನಂದಿನಿ, నాగానందిని
31 | Yāgapriyā, Yagapriya, यागप्रिया, यागप्रिय, ಯಾಗಪ್ರಿಯ, యాగప్రియ
32 | Rāgavardhini, Rāgavardhani, Ragavardhini, RAgavardhani, rāgavardhinī, रागवर्धिनी, रागवर्धनि, ರಾಗವರ್ಧಿನಿ, రాగవర్ధిని
33 | Gāngeyabhuśani, Gangeyabhushani, Gangeyabhooshani, gāṅgēyabhūṣaṇī, गाङ्गेयभूषणी, गांगेयभूषिणि, गांगेयभूषिणी, ಗಾಂಗೇಯಭೂಷಣಿ, గాంగేయభూషణి
34 | Vāgadhīśvari, Vāgadeeshwari, Vagadheeswari, VAgadeeshwari, vāgadhīśvarī, वागधीश्वरी, वागधीश्वरि, ವಾಗಧೀಶ್ವರಿ, వాగధీశ్వరి
35 | Śūlini, Shulini, Shoolini, sulini, śūlinī, शूलिनी, शूलिनि, ಶೂಲಿನಿ, శూలిని
36 | Chalanāṭṭai, Chalanāttai, Chalanata, CalanAttai, chalanatta, calanāṭa, चलनाट, चलनत, ಚಲನಾಟ, చలనాట
37 | Sālagam, Salagam, सालगम्, ಸಾಲಗಂ, సాలగం
38 | Jalārnavam, Jalarnavam, jalārṇavam, जलार्णवम्, ಜಲಾರ್ಣವಂ, జలార్ణవం
39 | Jhālavarāḷi, Jhālavarāli, Jhalavarali, jhālavarālī, झालवराली, झालवराळि, झालवराळी, ಝಾಲವರಾಳಿ, ఝాలవరాళి
40 | Navanītam, Navaneetham, Navaneetam, नवनीतम्, ನವನೀತಂ, నవనీతం
41 | Pāvani, Pavani, pāvanī, पावनी, पावनि, ಪಾವನಿ, పావని
42 | Raghupriyā, Raghupriyaa, Raghupriya, रघुप्रिया, रघुप्रिय, ರಘುಪ್ರಿಯ, రఘుప్రియ
43 | Ghavāmbhodi, Gavambhodi, GhavAmbhodi, gavambodhi, gavāmbhōdhi, गवाम्भोधि, गवांबोधि, गवाम्बोधी, ಗವಾಂಭೋಧಿ, గవాంభోధి
44 | Bhavapriyā, Bhavapriya, भवप्रिया, भवप्रिय, भावप्रिया, ಭವಪ್ರಿಯ, భవప్రియ
45 | Śubhapantuvarāḷi, Shubhapanthuvarāli, Shubhapantuvarali, ShubhapanthuvarAli, subhapanthuvarali, Subhapantuvarali, śubhapantuvarālī, शुभपन्तुवराली, शुभपंतुवराळि, शुभपन्तुवराळी, ಶುಭಪಂತುವರಾಳಿ, శుభపంతువరాళి
46 | Śadvidamārgini, Shadvidhamārgini, Shadvidamargini, ShadvidhamArgini, ṣaḍvidhamārgiṇī, षड्विधमार्गिणी, षड्विधमार्गिणि, ಷಡ್ವಿಧಮಾರ್ಗಿಣಿ, షడ్విధమార్గిణి
47 | Suvarnāngi, Suvarnangi, suvarṇāṅgī, सुवर्णाङ्गी, सुवर्णांगि, सुवर्णांगी, ಸುವರ್ಣಾಂಗಿ, సువర్ణాంగి
48 | Divyamaṇi, Divyamani, दिव्यमणि, दिव्यमणी, ದಿವ್ಯಮಣಿ, దివ్యమణి
49 | Dhavaḻāmbari, Dhavalāmbari, Dhavalambari, dhavalāmbarī, धवलाम्बरी, धवळांबरि, धवळाम्बरी, ಧವಳಾಂಬರಿ, ధవళాంబరి
50 | Nāmanārāyaṇi, Nāmanārāyani, Namanarayani, Nāmanarayani, nāmanārāyaṇī, नामनारायणी, नामनारायणि, ನಾಮನಾರಾಯಣಿ, నామనారాయణి
51 | Panthuvarāli, Kāmavardhani, Kamavardhini, kamavardani, PanthuvarAli, kāmavardhinī, कामवर्धिनी, कामवर्धनि, ಕಾಮವರ್ಧಿನಿ, కామవర్ధిని
52 | Rāmapriyā, Ramapriya, रामप्रिया, रामप्रिय, ರಾಮಪ್ರಿಯ, రామప్రియ
53 | Gamanāśrama, Gamanashrama, Gamanashramaa, gamanasrama, गमनाश्रम, गमनश्रमा, ಗಮನಾಶ್ರಮ, గమనాశ్రమ
54 | Viśvambari, Vishvāmbhari, Vishwambari, VishvAmbhari, viswambhari, Vishwambhari, viśvambharī, विश्वम्भरी, विश्वंबरि, ವಿಶ್ವಂಭರಿ, విశ్వంభరి
55 | Śāmaḻāngi, Shyāmalāngi, Shamalangi, Shāmalangi, ShyAmalAngi, syamalangi, śyāmalāṅgī, श्यामलाङ्गी, श्यामलांगि, श्यामलांगी, शामळाङ्गी, श्यामळाङ्गी, ಶ್ಯಾಮಳಾಂಗಿ, శ్యామళాంగి
56 | Śanmukhapriyā, Shanmukhapriyaa, Shanmukhapriya, ṣaṇmukhapriyā, षण्मुखप्रिया, षण्मुखप्रिय, ಷಣ್ಮುಖಪ್ರಿಯ, షణ్ముఖప్రియ
57 | Simhendramadhyamam, Simhendra Madhyamam, siṁhēndramadhyamam, सिंहेन्द्रमध्यमम्, सिंहेंद्रमध्यमम्, ಸಿಂಹೇಂದ್ರಮಧ್ಯಮಂ, సింహేంద్రమధ్యమం
58 | Hemavati, Hemavathi, hēmavatī, हेमवती, हेमावति, हेमावती, ಹೇಮವತಿ, హేమవతి
59 | Dharmavati, Dharmavathi, DhAmavathi, dharmavatī, धर्मवती, धर्मावति, ಧರ್ಮವತಿ, ధర్మవతి
60 | Nītimati, Neethimathi, Neetimati, nītimatī, नीतिमती, नीतिमति, ನೀತಿಮತಿ, నీతిమతి
61 | Kāntāmani, Kānthāmani, Kantamani, KAnthAmani, kāntāmaṇi, कान्तामणि, कांतामणि, कान्तामणी, ಕಾಂತಾಮಣಿ, కాంతామణి
62 | Riśabhapriyā, Rishabhapriya, Rishabhapriyaa, r̥ṣabhapriyā, ऋषभप्रिया, रिषभप्रिय, रिषभप्रिया, ಋಷಭಪ್ರಿಯ, ఋషభప్రియ
63 | Latāngi, Lathāngi, Latangi, LathAngi, latāṅgī, लताङ्गी, लतांगि, लतांगी, ಲತಾಂಗಿ, లతాంగి
64 | Vāchaspati, Vāchaspathi, Vachaspati, VAchaspathi, vācaspati, वाचस्पति, ವಾಚಸ್ಪತಿ, వాచస్పతి
65 | Mechakalyāni, Mechakalyani, mēcakalyāṇī, मेचकल्याणी, मेचकळ्याणि, ಮೇಚಕಲ್ಯಾಣಿ, మేచకల్యాణి
66 | Chitrāmbari, Chitrambari, citrāmbarī, चित्राम्बरी, चित्रांबरि, ಚಿತ್ರಾಂಬರಿ, చిత్రాంబరి
67 | Sucharitrā, Sucharitra, Sucharita, sucaritrā, सुचरित्रा, सुचरित्र, ಸುಚರಿತ್ರಾ, సుచరిత్రా
68 | Jyothisvarūpiṇi, Jyothiswaroopini, Jyotisvarupini, Jyoti swarupini, jyotiswarupini, Jyothiswarupini, jyōtisvarūpiṇī, ज्योतिस्वरूपिणी, ज्योतिस्वरूपिणि, ಜ್ಯೋತಿಸ್ವರೂಪಿಣಿ, జ్యోతిస్వరూపిణి
69 | Dhātuvardhani, Dhatuvardani, DhAtuvardhani, dhatuvardhini, dhātuvardhanī, धातुवर्धनी, धातुवर्धनि, धातुवर्धिनी, ಧಾತುವರ್ಧನಿ, ధాతువర్ధని
70 | Nāsikābhūśaṇi, Nāsikabhooshhani, Nasikabhushani, Nāsikabhushini, NAsikabhooshhani, nāsikābhūṣaṇī, नासिकाभूषणी, नासिकाभूषिणि, नासिकाभूषिणी, ನಾಸಿಕಾಭೂಷಣಿ, నాసికాభూషణి
71 | Kōsalam, Kosalam, कोसलम्, ಕೋಸಲಂ, కోసలం
72 | Rasikapriyā, Rasikapriya, रसिकप्रिया, रसिकप्रिय, ರಸಿಕಪ್ರಿಯ, రసికప్రియ
`
    .trim()
    .split("\n")
    .map((row) => {
      const [number, spellings] = row.split(" | ") as [string, string];
      return [Number(number), spellings.split(", ")];
    });
