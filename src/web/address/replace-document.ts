/** Leads to another page of the site, without a way back to this one. */
export const replaceDocument = (address: string): void => location.replace(address);
