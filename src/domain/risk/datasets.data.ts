/** The title of each view's figures in citations and lists. */
export const DATASETS = {
  india: {
    title: "CIRUS: cyber exposure of the district headquarters of India",
    description:
      "Internet access, social media audiences and registered cyber crime by district of India, with ranks and a risk index.",
  },
  world: {
    title: "CIRUS: cyber exposure of the countries of the world",
    description:
      "Internet access and social media audiences by country, with ranks and a risk index.",
  },
} as const;

/** Who publishes them. */
export const PUBLISHER = "Shabda Gyan";
