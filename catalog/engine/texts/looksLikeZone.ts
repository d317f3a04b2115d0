/** Signs that stand for one filler, and those that stand for two. */
const FILLERS = /&lt;|‹/g;
const PAIRS = /[«≪]/g;

const clean = (text: string): string =>
  text.replace(FILLERS, '<').replace(PAIRS, '<<').normalize('NFKC').replace(FILLERS, '<').toUpperCase();

/** Fillers side by side, or several among other signs. */
const FILLED = /<<|^(?=.{15}).*(?:<[^<]*){5}/s;
/** A line that is full, or nearly: letters and digits, or fillers. No number and no word is as long. */
const LONG = /(?=[A-Z]*\d+[A-Z]|[A-Z0-9]*<)[A-Z0-9<]{28}/;
/** What somebody has typed of a second line as soon as it tells a number, a nationality and a year. */
const BEGUN = /\b(?=[A-Z]*\d)[A-Z0-9<]{9}[\d<][A-Z<]{3}\d{2}/;
/** Birth and end of validity around the sex, whatever blanks are among them. */
const DAYS = /[\d<]{7}[MFX<][\d<]{7}/;

/**
 * Whether a text has what only the machine-readable lines of a document have, readable or not. Such a text must stand
 * in no address, which outlives its user.
 */
export function looksLikeZone(text: string): boolean {
  const lines = clean(text);
  return [FILLED, LONG, BEGUN].some(one => one.test(lines)) || DAYS.test(lines.replace(/\s/g, ''));
}
