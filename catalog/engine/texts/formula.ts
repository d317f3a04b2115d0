/** Signs by which spreadsheets begin a formula, the wide ones of East Asian keyboards among them. */
const SIGNS = '=+@\\t\\r\\n＝＋－＠';

/** A number or a phone number and no more: nothing to calculate. A hyphen within would be a minus. */
const ALONE = '[+-]\\d[\\d ,]*(?:\\.\\d+)?$';

/** Apostrophes before such a sign, each of which a sheet would else be thought to have put there. */
const APOSTROPHES = `'+[${SIGNS}-]`;

/**
 * A text before which a sheet of plain text puts an apostrophe: one that a spreadsheet would run as a formula, and one
 * that looks as if it had been given its apostrophe. So what is taken off is always what was put there.
 */
export const formula = new RegExp(`^(?:(?!${ALONE})[${SIGNS}-]|${APOSTROPHES})`);

/** Such a text in a sheet of plain text, up to the apostrophe that was put before it. */
export const keptFormula = new RegExp(`^'(?='*[${SIGNS}-])`);
