/** How a name departs from the plain katapayadi rule. */
interface KatapayadiNote {
  /** In a conjunct the first consonant counts instead of the last. */
  readonly firstCounts: boolean;
  /** The name in IAST as spelled for counting; absent if the usual spelling counts. */
  readonly spelling?: string;
  readonly note: string;
}

const FIRST_COUNTS = "Here the first consonant of the conjunct counts, not the last.";

const firstCounts = (note = FIRST_COUNTS): KatapayadiNote => ({ firstCounts: true, note });

/** By raga number: the eight exceptions among the 72 names in Sanskrit spelling, and 20. */
export const KATAPAYADI_NOTES: ReadonlyMap<number, KatapayadiNote> = new Map([
  [16, firstCounts()],
  [
    20,
    {
      firstCounts: false,
      note: "The digit 2 needs ठ. Written नटभैरवी, as it often is, the name would count 10, the number of Natakapriya.",
    },
  ],
  [48, firstCounts()],
  [54, firstCounts()],
  [55, firstCounts(`${FIRST_COUNTS} The spelling शामळाङ्गी needs no exception.`)],
  [
    57,
    {
      firstCounts: true,
      spelling: "simhendramadhyamam",
      note: "Here the anusvara is read as m, the first consonant of the conjunct mh, and counts.",
    },
  ],
  [
    62,
    {
      firstCounts: false,
      spelling: "riṣabhapriyā",
      note: "The Sanskrit word begins with a vowel, which counts 0. The number needs the southern spelling रिषभप्रिया.",
    },
  ],
  [66, firstCounts()],
  [68, firstCounts()],
]);
