/**
 * Signs that turn or isolate the direction of what follows, by which a line of text can be made to show another, and
 * controls and separators by which one line becomes two.
 */
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u206f]/gu;

const BREAKS = /[\t\n\r]+/g;

/** A text that was typed on several lines, with a blank between them. */
export const onOneLine = (text: string): string => text.replace(BREAKS, ' ');

/**
 * One line of text, without signs that turn or break it unseen; where it was typed on several, a blank stands between
 * them. The marks LRM and RLM and the joiners ZWJ and ZWNJ stay: Arabic and Bangla are written with them.
 */
export const plainLine = (line: string): string => onOneLine(line).replace(UNSEEN, '');
