import { evaluateExpression } from './evaluateExpression.ts';

/**
 * A text that was not read, for the field in which it is left: where the field alone would read it, as the `1,234` of a
 * column with points and commas, a question mark behind it keeps it from that.
 */
export const unreadText = (text: string): string => (evaluateExpression(text) === undefined ? text : `${text} ?`);
