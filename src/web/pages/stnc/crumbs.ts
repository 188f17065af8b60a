const MAPS = { to: "/maps", label: "Maps" } as const;

/** The pages above the overview of sound, numbers and colours. */
export const ABOVE_HERO = [MAPS];

/** The pages above those on sound, numbers and colours. */
export const ABOVE = [MAPS, { to: "/stnc/hero", label: "Infinite to Finite" }] as const;
