/** A verse to begin with. */
export interface VerseExample {
  readonly name: string;
  readonly text: string;
  /** What it says and where it stands. */
  readonly meaning: string;
  readonly work: string;
}

/** The verses to press; the page opens with the first. */
export const EXAMPLES: readonly [VerseExample, ...VerseExample[]] = [
  {
    name: "Raghuvaṃśa 1.1",
    text: "वागर्थाविव संपृक्तौ वागर्थप्रतिपत्तये ।\nजगतः पितरौ वन्दे पार्वतीपरमेश्वरौ ॥",
    meaning:
      "I bow to the parents of the world, Pārvatī and the highest Lord, joined as word and meaning are, that I may come to know word and meaning.",
    work: "Kālidāsa, Raghuvaṃśa 1.1",
  },
  {
    name: "Kumārasambhava 1.1",
    text: "अस्त्युत्तरस्यां दिशि देवतात्मा\nहिमालयो नाम नगाधिराजः ।\nपूर्वापरौ तोयनिधी वगाह्य\nस्थितः पृथिव्या इव मानदण्डः ॥",
    meaning:
      "In the north there is the king of mountains, divine, Himālaya by name, who reaches into the eastern and the western sea and stands like a measuring rod of the earth.",
    work: "Kālidāsa, Kumārasambhava 1.1",
  },
  {
    name: "Śakuntalā 7.24, in Latin",
    text: "sutanu hṛdayāt pratyādeśavyalīkam apaitu te\nkim api manasaḥ saṃmoho me tadā balavān abhūt |\nprabalatamasām evaṃprāyāḥ śubheṣu hi vṛttayaḥ\nsrajam api śirasy andhaḥ kṣiptāṃ dhunoty ahiśaṅkayā ||",
    meaning:
      "Let the pain of being turned away leave your heart; some strong delusion was on my mind. Such are the ways of those in deep darkness: a blind man shakes off even a garland thrown on his head, for fear of a snake.",
    work: "Kālidāsa, Abhijñānaśākuntala 7.24",
  },
];
