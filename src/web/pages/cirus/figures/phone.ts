/** The widths at which the style sheets fold the tables into rows. */
export const PHONE = "(max-width: 40rem)";
