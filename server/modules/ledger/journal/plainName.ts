/** Signs that mean something to hledger inside a name, and others that look like them. */
const inside: Readonly<Record<string, string>> = { ':': '：', ';': '；' };
/** Those that mean something where a name begins: a status, or a posting that need not balance. */
const first: Readonly<Record<string, string>> = { '(': '（', '[': '［', '*': '＊', '!': '！', '=': '＝', '~': '～' };

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A name as part of an account's: without what would end it, or make something else of it. */
export const plainName = (name: string): string =>
  oneLine(name)
    .replace(/[:;]/g, sign => inside[sign] ?? sign)
    .replace(/^[([*!=~]/, sign => first[sign] ?? sign);

/** A text that stands as the description of a transaction, or in a comment. */
export const plainText = (text: string): string => oneLine(text).replaceAll(';', '；');

/** The value of a tag, which a comma would end. */
export const tagValue = (text: string): string => oneLine(text).replaceAll(',', '，');
