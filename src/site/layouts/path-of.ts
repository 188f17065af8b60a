/** The path of a page as links to it have it, without a slash at its end. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<=.)\/$/, "");
