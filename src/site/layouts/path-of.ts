/** The path of a page as links write it, without a trailing slash. */
export const pathOf = ({ pathname }: URL): string => pathname.replace(/(?<=.)\/$/, "");
