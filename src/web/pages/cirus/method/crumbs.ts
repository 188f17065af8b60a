/** The pages above the method page. */
export const ABOVE = [
  { to: "/numbers", label: "Numbers" },
  { to: "/cirus", label: "CIRUS" },
] as const;
