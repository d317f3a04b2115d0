/** Most texts have nothing of what is replaced, and to ask that once is faster than to replace twice. */
const AWKWARD = /[&<>_\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** A text within XML. */
export const escaped = (text: string): string => text.replace(/[&<>\r]/g, mark => marks[mark] ?? '');

/**
 * Characters that XML has no place for, by the number that spreadsheets give them; and the sign before what only looks
 * like such a number.
 */
const NUMBERED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[\da-f]{4}_)/gi;
const numbered = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text within a cell, as it comes back. */
export const kept = (text: string): string => (AWKWARD.test(text) ? escaped(text).replace(NUMBERED, numbered) : text);
