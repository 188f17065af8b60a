/** What lies above the page on all ragas, and above the page of one. */
export const ABOVE = [{ to: "/maps", label: "Maps" }] as const;
export const ABOVE_RAGA = [...ABOVE, { to: "/ragas", label: "72 Melakarta ragas" }] as const;
