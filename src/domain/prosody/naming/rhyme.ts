import type { Quarter } from "../metre-reading.ts";

/** The syllable that rhymes with the first of its quarter in Telugu and Kannada verse, from 1. */
const YATI: Readonly<Record<string, number>> = {
  utpalamālā: 10,
  pañcakāvalī: 11,
  śārdūlavikrīḍita: 13,
  mattebhavikrīḍita: 14,
};

/**
 * The rhymes of a Telugu or Kannada verse of four quarters, in sentences: the prāsa, the consonants
 * between the first two vowels, and the yati, where the metre sets one. Null for other verses.
 *
 * @see C. P. Brown, The Prosody of the Telugu and Sanscrit Languages Explained (1827), sections 22
 *   and 23.
 */
export function rhymesOf(name: string | null, quarters: readonly Quarter[]): string | null {
  if (quarters.length !== 4) return null;
  const inner = quarters.map(({ syllables: [first] }) => first!.following);
  const prasa = inner.every((one) => one === inner[0])
    ? `Prāsa: all quarters have ${inner[0]} between their first two vowels.`
    : `Prāsa: the quarters have ${inner.join(", ")} between their first two vowels, which should be alike.`;
  const place = name === null ? undefined : YATI[name];
  if (place === undefined) return prasa;
  const pairs = quarters.map(
    ({ syllables }) => `${syllables[0]!.spoken} and ${syllables[place - 1]?.spoken}`,
  );
  return `${prasa} Yati: the first syllable of a quarter rhymes with the ${place}th: ${pairs.join("; ")}.`;
}
