/** A capital that SLP1 has for a letter of its own, and that no other scheme has for a common one. */
export const SLP1_CAPITAL = /[KGCJWQTDPBYEOFX]/;

const OBSTRUENTS = "kh? gh? ch? jh? ṭh? ḍh? th? dh? ph? bh? ś ṣ s h".replaceAll(" ", "|");
const IMPOSSIBLE = new RegExp(` (?:[kgcjṭḍtdpb]h (?:${OBSTRUENTS})|[kgcjṭḍtdpb] h) `);

/** Whether an aspirate stands before a stop or a sibilant, as in no Sanskrit word. */
export const hasImpossibleAspirate = (phones: readonly string[]): boolean =>
  IMPOSSIBLE.test(` ${phones.join(" ")} `);
