import type { MainSthana } from "#domain/sound/articulation.data.ts";

/** The five places in the order of the varnamala: from the throat to the lips. */
export const PLACES: readonly MainSthana[] = [
  "guttural",
  "palatal",
  "retroflex",
  "dental",
  "labial",
];

/** What the mouth does at a place: for its stops, and for its vowels. */
export const PLACE_WORDS: Readonly<
  Record<MainSthana, { readonly touch: string; readonly vowel: string }>
> = {
  guttural: {
    touch:
      "The back of the tongue rises until it meets the soft palate. The tradition names the place after the throat; what touches lies just above it.",
    vowel: "Nothing touches. The jaw drops, the tongue lies low, and the throat stands open.",
  },
  palatal: {
    touch:
      "The middle of the tongue arches up to the hard palate. The tip stays down, behind the lower teeth.",
    vowel:
      "The same arch stops short of the palate and leaves a narrow way for the voice. For e and ai it stands lower.",
  },
  retroflex: {
    touch:
      "The tip of the tongue curls up and back, so that it touches with its underside, behind the ridge of the gums.",
    vowel: "The curled tip comes near, and the voice runs over it. It does not touch.",
  },
  dental: {
    touch: "The tip of the tongue lies flat against the back of the upper teeth.",
    vowel:
      "The tip stays close to the teeth and lets the voice pass. The long vowel stands in the lists of the grammarians and in no word.",
  },
  labial: {
    touch: "The lips close. The tongue has nothing to do.",
    vowel: "The lips come forward and leave a round opening. For o and au it is wider.",
  },
};
