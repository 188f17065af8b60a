/** The pages above the page of all ragas, and above that of a single one. */
export const ABOVE = [{ to: "/maps", label: "Maps" }] as const;
export const ABOVE_RAGA = [...ABOVE, { to: "/ragas", label: "72 Melakarta ragas" }] as const;
