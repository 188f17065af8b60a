type Row = readonly [number: number, ...columns: string[]];

// A row per consonant, with its number: Latin, Devanagari, Kannada, Telugu. Made from the rule and not
// from the letter tables; Wikipedia prints the same table under Āryabhaṭa numeration.
const TABLE = `
1 | ka ki ku kṛ kḷ ke kai ko kau | क कि कु कृ कॢ के कै को कौ | ಕ ಕಿ ಕು ಕೃ ಕೢ ಕೇ ಕೈ ಕೋ ಕೌ | క కి కు కృ కౢ కే కై కో కౌ
2 | kha khi khu khṛ khḷ khe khai kho khau | ख खि खु खृ खॢ खे खै खो खौ | ಖ ಖಿ ಖು ಖೃ ಖೢ ಖೇ ಖೈ ಖೋ ಖೌ | ఖ ఖి ఖు ఖృ ఖౢ ఖే ఖై ఖో ఖౌ
3 | ga gi gu gṛ gḷ ge gai go gau | ग गि गु गृ गॢ गे गै गो गौ | ಗ ಗಿ ಗು ಗೃ ಗೢ ಗೇ ಗೈ ಗೋ ಗೌ | గ గి గు గృ గౢ గే గై గో గౌ
4 | gha ghi ghu ghṛ ghḷ ghe ghai gho ghau | घ घि घु घृ घॢ घे घै घो घौ | ಘ ಘಿ ಘು ಘೃ ಘೢ ಘೇ ಘೈ ಘೋ ಘೌ | ఘ ఘి ఘు ఘృ ఘౢ ఘే ఘై ఘో ఘౌ
5 | ṅa ṅi ṅu ṅṛ ṅḷ ṅe ṅai ṅo ṅau | ङ ङि ङु ङृ ङॢ ङे ङै ङो ङौ | ಙ ಙಿ ಙು ಙೃ ಙೢ ಙೇ ಙೈ ಙೋ ಙೌ | ఙ ఙి ఙు ఙృ ఙౢ ఙే ఙై ఙో ఙౌ
6 | ca ci cu cṛ cḷ ce cai co cau | च चि चु चृ चॢ चे चै चो चौ | ಚ ಚಿ ಚು ಚೃ ಚೢ ಚೇ ಚೈ ಚೋ ಚೌ | చ చి చు చృ చౢ చే చై చో చౌ
7 | cha chi chu chṛ chḷ che chai cho chau | छ छि छु छृ छॢ छे छै छो छौ | ಛ ಛಿ ಛು ಛೃ ಛೢ ಛೇ ಛೈ ಛೋ ಛೌ | ఛ ఛి ఛు ఛృ ఛౢ ఛే ఛై ఛో ఛౌ
8 | ja ji ju jṛ jḷ je jai jo jau | ज जि जु जृ जॢ जे जै जो जौ | ಜ ಜಿ ಜು ಜೃ ಜೢ ಜೇ ಜೈ ಜೋ ಜೌ | జ జి జు జృ జౢ జే జై జో జౌ
9 | jha jhi jhu jhṛ jhḷ jhe jhai jho jhau | झ झि झु झृ झॢ झे झै झो झौ | ಝ ಝಿ ಝು ಝೃ ಝೢ ಝೇ ಝೈ ಝೋ ಝೌ | ఝ ఝి ఝు ఝృ ఝౢ ఝే ఝై ఝో ఝౌ
10 | ña ñi ñu ñṛ ñḷ ñe ñai ño ñau | ञ ञि ञु ञृ ञॢ ञे ञै ञो ञौ | ಞ ಞಿ ಞು ಞೃ ಞೢ ಞೇ ಞೈ ಞೋ ಞೌ | ఞ ఞి ఞు ఞృ ఞౢ ఞే ఞై ఞో ఞౌ
11 | ṭa ṭi ṭu ṭṛ ṭḷ ṭe ṭai ṭo ṭau | ट टि टु टृ टॢ टे टै टो टौ | ಟ ಟಿ ಟು ಟೃ ಟೢ ಟೇ ಟೈ ಟೋ ಟೌ | ట టి టు టృ టౢ టే టై టో టౌ
12 | ṭha ṭhi ṭhu ṭhṛ ṭhḷ ṭhe ṭhai ṭho ṭhau | ठ ठि ठु ठृ ठॢ ठे ठै ठो ठौ | ಠ ಠಿ ಠು ಠೃ ಠೢ ಠೇ ಠೈ ಠೋ ಠೌ | ఠ ఠి ఠు ఠృ ఠౢ ఠే ఠై ఠో ఠౌ
13 | ḍa ḍi ḍu ḍṛ ḍḷ ḍe ḍai ḍo ḍau | ड डि डु डृ डॢ डे डै डो डौ | ಡ ಡಿ ಡು ಡೃ ಡೢ ಡೇ ಡೈ ಡೋ ಡೌ | డ డి డు డృ డౢ డే డై డో డౌ
14 | ḍha ḍhi ḍhu ḍhṛ ḍhḷ ḍhe ḍhai ḍho ḍhau | ढ ढि ढु ढृ ढॢ ढे ढै ढो ढौ | ಢ ಢಿ ಢು ಢೃ ಢೢ ಢೇ ಢೈ ಢೋ ಢೌ | ఢ ఢి ఢు ఢృ ఢౢ ఢే ఢై ఢో ఢౌ
15 | ṇa ṇi ṇu ṇṛ ṇḷ ṇe ṇai ṇo ṇau | ण णि णु णृ णॢ णे णै णो णौ | ಣ ಣಿ ಣು ಣೃ ಣೢ ಣೇ ಣೈ ಣೋ ಣೌ | ణ ణి ణు ణృ ణౢ ణే ణై ణో ణౌ
16 | ta ti tu tṛ tḷ te tai to tau | त ति तु तृ तॢ ते तै तो तौ | ತ ತಿ ತು ತೃ ತೢ ತೇ ತೈ ತೋ ತೌ | త తి తు తృ తౢ తే తై తో తౌ
17 | tha thi thu thṛ thḷ the thai tho thau | थ थि थु थृ थॢ थे थै थो थौ | ಥ ಥಿ ಥು ಥೃ ಥೢ ಥೇ ಥೈ ಥೋ ಥೌ | థ థి థు థృ థౢ థే థై థో థౌ
18 | da di du dṛ dḷ de dai do dau | द दि दु दृ दॢ दे दै दो दौ | ದ ದಿ ದು ದೃ ದೢ ದೇ ದೈ ದೋ ದೌ | ద ది దు దృ దౢ దే దై దో దౌ
19 | dha dhi dhu dhṛ dhḷ dhe dhai dho dhau | ध धि धु धृ धॢ धे धै धो धौ | ಧ ಧಿ ಧು ಧೃ ಧೢ ಧೇ ಧೈ ಧೋ ಧೌ | ధ ధి ధు ధృ ధౢ ధే ధై ధో ధౌ
20 | na ni nu nṛ nḷ ne nai no nau | न नि नु नृ नॢ ने नै नो नौ | ನ ನಿ ನು ನೃ ನೢ ನೇ ನೈ ನೋ ನೌ | న ని ను నృ నౢ నే నై నో నౌ
21 | pa pi pu pṛ pḷ pe pai po pau | प पि पु पृ पॢ पे पै पो पौ | ಪ ಪಿ ಪು ಪೃ ಪೢ ಪೇ ಪೈ ಪೋ ಪೌ | ప పి పు పృ పౢ పే పై పో పౌ
22 | pha phi phu phṛ phḷ phe phai pho phau | फ फि फु फृ फॢ फे फै फो फौ | ಫ ಫಿ ಫು ಫೃ ಫೢ ಫೇ ಫೈ ಫೋ ಫೌ | ఫ ఫి ఫు ఫృ ఫౢ ఫే ఫై ఫో ఫౌ
23 | ba bi bu bṛ bḷ be bai bo bau | ब बि बु बृ बॢ बे बै बो बौ | ಬ ಬಿ ಬು ಬೃ ಬೢ ಬೇ ಬೈ ಬೋ ಬೌ | బ బి బు బృ బౢ బే బై బో బౌ
24 | bha bhi bhu bhṛ bhḷ bhe bhai bho bhau | भ भि भु भृ भॢ भे भै भो भौ | ಭ ಭಿ ಭು ಭೃ ಭೢ ಭೇ ಭೈ ಭೋ ಭೌ | భ భి భు భృ భౢ భే భై భో భౌ
25 | ma mi mu mṛ mḷ me mai mo mau | म मि मु मृ मॢ मे मै मो मौ | ಮ ಮಿ ಮು ಮೃ ಮೢ ಮೇ ಮೈ ಮೋ ಮೌ | మ మి ము మృ మౢ మే మై మో మౌ
30 | ya yi yu yṛ yḷ ye yai yo yau | य यि यु यृ यॢ ये यै यो यौ | ಯ ಯಿ ಯು ಯೃ ಯೢ ಯೇ ಯೈ ಯೋ ಯೌ | య యి యు యృ యౢ యే యై యో యౌ
40 | ra ri ru rṛ rḷ re rai ro rau | र रि रु रृ रॢ रे रै रो रौ | ರ ರಿ ರು ರೃ ರೢ ರೇ ರೈ ರೋ ರೌ | ర రి రు రృ రౢ రే రై రో రౌ
50 | la li lu lṛ lḷ le lai lo lau | ल लि लु लृ लॢ ले लै लो लौ | ಲ ಲಿ ಲು ಲೃ ಲೢ ಲೇ ಲೈ ಲೋ ಲೌ | ల లి లు లృ లౢ లే లై లో లౌ
60 | va vi vu vṛ vḷ ve vai vo vau | व वि वु वृ वॢ वे वै वो वौ | ವ ವಿ ವು ವೃ ವೢ ವೇ ವೈ ವೋ ವೌ | వ వి వు వృ వౢ వే వై వో వౌ
70 | śa śi śu śṛ śḷ śe śai śo śau | श शि शु शृ शॢ शे शै शो शौ | ಶ ಶಿ ಶು ಶೃ ಶೢ ಶೇ ಶೈ ಶೋ ಶೌ | శ శి శు శృ శౢ శే శై శో శౌ
80 | ṣa ṣi ṣu ṣṛ ṣḷ ṣe ṣai ṣo ṣau | ष षि षु षृ षॢ षे षै षो षौ | ಷ ಷಿ ಷು ಷೃ ಷೢ ಷೇ ಷೈ ಷೋ ಷೌ | ష షి షు షృ షౢ షే షై షో షౌ
90 | sa si su sṛ sḷ se sai so sau | स सि सु सृ सॢ से सै सो सौ | ಸ ಸಿ ಸು ಸೃ ಸೢ ಸೇ ಸೈ ಸೋ ಸೌ | స సి సు సృ సౢ సే సై సో సౌ
100 | ha hi hu hṛ hḷ he hai ho hau | ह हि हु हृ हॢ हे है हो हौ | ಹ ಹಿ ಹು ಹೃ ಹೢ ಹೇ ಹೈ ಹೋ ಹೌ | హ హి హు హృ హౢ హే హై హో హౌ
`;

/** The 33 consonants at the nine places. */
export const SYLLABLE_ROWS: readonly Row[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [number, ...columns] = line.split(" | ");
    return [Number(number), ...columns];
  });
