/** What lies above the page on the method. */
export const ABOVE = [
  { to: "/numbers", label: "Numbers" },
  { to: "/cirus", label: "CIRUS" },
] as const;
