/** Where everybody who matches a text is listed. */
export const searchPath = (text: string): string => `/apps/passenger/search/${encodeURIComponent(text.trim())}`;
