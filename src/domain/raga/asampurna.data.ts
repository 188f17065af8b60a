/**
 * The names of the 72 in the other scheme, asampūrṇa (Kanakāmbarī, Phenadyuti, …), which Muthuswami
 * Dikshitar's school uses; its ragas need not be complete. Where the two sources differ, both names
 * are here, the first source's first.
 *
 * Three names of the second source are left out, because kaṭapayādi reads other numbers in them:
 * Chayanata for 36 (cha, ya: 17), Kusumakaram for 62 (ku, su: 71, where it stands, too) and
 * Nadatarangini for 70 (na, da: 80). The first source has no name for 36, whose name is the same in
 * both schemes (ca, la: 36).
 *
 * @see Wikipedia, List of Janya ragas, the names in bold under each parent, as kept in 2020 by
 *   carnatic-music/kosha (resources/wikipedia/scales.edn).
 * @see tejaswi-anaadi/carnatic-companion, src/lib/asampoornaScales.js, after Wikipedia, Asampurna
 *   Melakarta, and what others quote of Subbarama Dikshitar's Sangita Sampradaya Pradarshini (1904);
 *   the spelling is the one there.
 */
export const ASAMPURNA_NAMES: readonly (readonly string[])[] = [
  ["Kanakambari"],
  ["Phenadyuti"],
  ["Ganasamavarali"],
  ["Bhanumati"],
  ["Manoranjani"],
  ["Tanukirti"],
  ["Senagrani"],
  ["Janatodi"],
  ["Dhunibhinnashadjam"],
  ["Natabharanam"],
  ["Kokilaravam"],
  ["Rupavati"],
  ["Geyahejjajji"],
  ["Vatibasantabhairavi"],
  ["Mayamalavagowla"],
  ["Toyavegavahini"],
  ["Chayavati"],
  ["Jayasuddhamalavi"],
  ["Jhankarabhramari"],
  ["Nariritigaula"],
  ["Kiranavali"],
  ["Sri"],
  ["Gauriveluvali"],
  ["Veeravasantam"],
  ["Sharavati"],
  ["Tarangini"],
  ["Saurasena"],
  ["Harikedaragowla"],
  ["Sankarabharanam"],
  ["Nagabharanam"],
  ["Kalavati"],
  ["Ragachudamani"],
  ["Gangatarangini"],
  ["Bhogachayanata"],
  ["Sailadesakshi"],
  ["Chalanata"],
  ["Saugandhini"],
  ["Jaganmohanam"],
  ["Dhalivarali"],
  ["Nabhomani"],
  ["Kumbhini"],
  ["Ravikriya"],
  ["Girvani"],
  ["Bhavani"],
  ["Shivapantuvarali"],
  ["Stavarajam"],
  ["Sauveeram"],
  ["Jeevantika"],
  ["Dhavalangam"],
  ["Namadeshi", "Narmada"],
  ["Kashiramakriya"],
  ["Ramamanohari"],
  ["Gamakakriya"],
  ["Vamshavati"],
  ["Shyamalam"],
  ["Chamaram"],
  ["Sumadyuti"],
  ["Desisimharavam"],
  ["Dhamavati"],
  ["Nishadham"],
  ["Kuntala"],
  ["Ratipriya"],
  ["Geetapriya"],
  ["Bhushavati"],
  ["Shantakalyani", "Kalyani"],
  ["Chaturangini"],
  ["Santanamanjari"],
  ["Jyoti", "Jyotiragam"],
  ["Dhautapanchamam"],
  ["Nasamani"],
  ["Kusumakaram"],
  ["Rasamanjari"],
];
