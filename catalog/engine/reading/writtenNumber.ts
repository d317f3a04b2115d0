import type { DecimalSign, DigitGrouping, WrittenForms } from './WrittenForms.ts';

/** A number in the form of the wire, whoever reads it: with a point, without groups. */
const WIRE = /^(-?)(\d+)(?:\.(\d+))?$/;

export const isWireNumber = (text: string): boolean => WIRE.test(text);

const groups: Readonly<Record<DigitGrouping, RegExp>> = {
  thousands: /\B(?=(?:\d{3})+$)/g,
  // All but the last three digits in twos.
  lakhs: /\B(?=(?:\d{2})*\d{3}$)/g,
};
const signs: Readonly<Record<DecimalSign, { readonly part: string; readonly group: string }>> = {
  point: { part: '.', group: ',' },
  comma: { part: ',', group: '.' },
};

interface Look {
  /** Least places behind the sign. */
  readonly places?: number;
  /** Without groups, as it is easier to type in. */
  readonly isBare?: boolean;
}

/**
 * A number of the wire as the agency writes it, in western digits: `evaluateExpression` reads the same number from it by
 * the same sign. What is no number of the wire stays as it is. Made from the digits: a float would lose the last ones.
 */
export function writtenNumber(
  wire: string,
  { decimalSign, digitGrouping }: Pick<WrittenForms, 'decimalSign' | 'digitGrouping'>,
  { places = 0, isBare = false }: Look = {},
): string {
  const [, minus, whole, fraction = ''] = WIRE.exec(wire) ?? [];
  if (minus === undefined || whole === undefined) return wire;
  const { part, group } = signs[decimalSign];
  const grouped = isBare ? whole : whole.replace(groups[digitGrouping], group);
  const behind = fraction.padEnd(places, '0');
  return `${minus}${grouped}${behind && part}${behind}`;
}
