/** A capital that SLP1 has for a letter of its own, and that no other scheme has for a common one. */
export const SLP1_CAPITAL = /[KGCJWQTDPBYEOFX]/;

const IMPOSSIBLE = / (?:[kgcjṭḍtdpb]h (?:[kgcjṭḍtdpb]h?|[śṣsh])|[kgcjṭḍtdpb] h) /u;

/** Whether an aspirate stands before a stop or a sibilant, or a stop before h, as in no Sanskrit word. */
export const hasImpossibleAspirate = (phones: readonly string[]): boolean =>
  IMPOSSIBLE.test(` ${phones.join(" ")} `);
