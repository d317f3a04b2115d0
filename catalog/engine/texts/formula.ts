/** Signs by which spreadsheets begin a formula, the wide ones of East Asian keyboards among them. */
const SIGNS = '=+@\\t\\r＝＋－＠';

/** A text that a spreadsheet would run as a formula; a plain negative number is none. */
export const formula = new RegExp(`^(?:[${SIGNS}]|-(?!\\d+(?:\\.\\d+)?$))`);

/** Such a text in a sheet of ours, with the apostrophe that keeps it a text. */
export const keptFormula = new RegExp(`^'(?=[${SIGNS}-])`);
