/** What stands between the dots of an address before its @; an apostrophe may, as in o'brien. */
const PART = String.raw`[^\s@<>"(),;:\\.]+`;
const EMAIL = new RegExp(String.raw`^${PART}(?:\.${PART})*@(?:[\p{L}\p{M}\p{N}_-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$`, 'u');

export const isEmail = (text: string): boolean => EMAIL.test(text);
