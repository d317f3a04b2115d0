/** Which part of a day stands first where figures alone do not say. */
export const dayOrders = ['day_first', 'month_first', 'year_first'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** What parts a number's whole from its fraction where its signs alone do not say. */
export const decimalSigns = ['point', 'comma'] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** How the digits of a large number are grouped: `1,234,567` or `12,34,567`. */
export const digitGroupings = ['thousands', 'lakhs'] as const;
export type DigitGrouping = (typeof digitGroupings)[number];

/** How the agency writes days and numbers. What is written in a way that has one meaning is read by that, whatever they say. */
export interface WrittenForms {
  readonly dayOrder: DayOrder;
  readonly decimalSign: DecimalSign;
  readonly digitGrouping: DigitGrouping;
}

/** The forms of an agency that has not said otherwise. */
export const usualForms: WrittenForms = { dayOrder: 'day_first', decimalSign: 'point', digitGrouping: 'thousands' };
