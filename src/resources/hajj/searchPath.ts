/** The router's patterns end at a line break, so the one between the lines of a passport travels as a tab. */
const BREAK = '\t';

/** Where everybody who matches a text is listed. */
export const searchPath = (text: string): string =>
  `/apps/passenger/search/${encodeURIComponent(text.trim().replace(/\r?\n/g, BREAK))}`;

/** What is searched for at such an address. */
export const searchedAt = (param: string): string => param.trim().replaceAll(BREAK, '\n');
