/** A verse to begin with. */
interface VerseExample {
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
  {
    name: "Līlāvatī, the circle",
    text: "व्यासे भनन्दाग्निहते विभक्ते\nखबाणसूर्यैः परिधिः स सूक्ष्मः ।",
    meaning:
      "The diameter times 3,927, divided by 1,250, is the fine circumference: 3.1416 to one.",
    work: "Bhāskara II, Līlāvatī, on the circle",
  },
  {
    name: "Āryabhaṭīya 1.3",
    text: "युगरविभगणाः ख्युघृ शशि चयगियिङुशुछ्लृ कु ङिशिबुणॢष्खृ प्राक् ।\nशनि ढुङ्विघ्व गुरु ख्रिच्युभ कुज भद्लिझ्नुखृ भृगुबुधसौराः ॥",
    meaning:
      "How often the Sun, the Moon, the Earth, Saturn, Jupiter and Mars turn in a yuga; Venus and Mercury turn as the Sun does.",
    work: "Āryabhaṭa, Āryabhaṭīya, Gītikāpāda 3",
  },
  {
    name: "A verse of π",
    text: "गोपीभाग्यमधुव्रातशृङ्गिशोदधिसंधिग ।\nखलजीवितखाताव गलहालारसंधर ॥",
    meaning: "To Krishna, fortune of the herdswomen; its syllables give 3.14159… by kaṭapayādi.",
    work: "Author unknown; in print in the appendix of a book on Vedic mathematics",
  },
];
