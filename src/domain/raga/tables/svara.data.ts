/**
 * The sixteen named positions of the seven svaras. They share twelve places: four places have two
 * names each.
 *
 * A row: semitones above Sa, the name in English and Sanskrit, the sung syllable, and the just
 * ratio to Sa. Twelve fixed ratios are a simplification for teaching: singers use finer ones, and
 * 27/16 is an equally good D2 with R2.
 *
 * @see https://en.wikipedia.org/wiki/Swara, for the names.
 * @see V. Oke, 22 shrutis, for the ratios; these are the twelve simplest.
 */
type Row = readonly [
  semitones: number,
  name: string,
  sanskrit: string,
  devanagari: string,
  just: readonly [bigint, bigint],
];

export const SVARA_ROWS = {
  S: [0, "Shadja", "षड्ज", "स", [1n, 1n]],
  R1: [1, "Shuddha Rishabha", "शुद्ध ऋषभ", "रि१", [16n, 15n]],
  R2: [2, "Chatushruti Rishabha", "चतुःश्रुति ऋषभ", "रि२", [9n, 8n]],
  R3: [3, "Shatshruti Rishabha", "षट्श्रुति ऋषभ", "रि३", [6n, 5n]],
  G1: [2, "Shuddha Gandhara", "शुद्ध गान्धार", "ग१", [9n, 8n]],
  G2: [3, "Sadharana Gandhara", "साधारण गान्धार", "ग२", [6n, 5n]],
  G3: [4, "Antara Gandhara", "अन्तर गान्धार", "ग३", [5n, 4n]],
  M1: [5, "Shuddha Madhyama", "शुद्ध मध्यम", "म१", [4n, 3n]],
  M2: [6, "Prati Madhyama", "प्रति मध्यम", "म२", [45n, 32n]],
  P: [7, "Panchama", "पञ्चम", "प", [3n, 2n]],
  D1: [8, "Shuddha Dhaivata", "शुद्ध धैवत", "ध१", [8n, 5n]],
  D2: [9, "Chatushruti Dhaivata", "चतुःश्रुति धैवत", "ध२", [5n, 3n]],
  D3: [10, "Shatshruti Dhaivata", "षट्श्रुति धैवत", "ध३", [9n, 5n]],
  N1: [9, "Shuddha Nishada", "शुद्ध निषाद", "नि१", [5n, 3n]],
  N2: [10, "Kaishiki Nishada", "कैशिकी निषाद", "नि२", [9n, 5n]],
  N3: [11, "Kakali Nishada", "काकली निषाद", "नि३", [15n, 8n]],
} as const satisfies Record<string, Row>;
