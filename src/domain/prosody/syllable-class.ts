const CLASSES = [
  "uktā atyuktā madhyā pratiṣṭhā supratiṣṭhā gāyatrī uṣṇih anuṣṭubh bṛhatī paṅkti triṣṭubh jagatī",
  "atijagatī śakvarī atiśakvarī aṣṭi atyaṣṭi dhṛti atidhṛti kṛti prakṛti ākṛti vikṛti saṃkṛti",
  "atikṛti utkṛti",
]
  .join(" ")
  .split(" ");

/**
 * The class of a quarter by its number of syllables, in IAST: from uktā, of one, to utkṛti, of 26;
 * daṇḍaka beyond.
 *
 * @see Kedarabhatta, Vrittaratnakara 1.16 to 1.19.
 *
 * @example
 * syllableClass(13); // "atijagatī"
 */
export function syllableClass(syllables: number): string {
  return CLASSES[syllables - 1] ?? "daṇḍaka";
}
