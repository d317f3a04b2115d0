import type { DecimalSign } from '../WrittenForms.ts';

/** Digits in threes, or in twos before the last three as in lakhs. */
const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...rest] = groups;
  const last = rest.at(-1);
  if (last === undefined) return /^\d*$/.test(first);
  if (last.length !== 3 || !/^\d{1,3}$/.test(first)) return false;
  const between = rest.slice(0, -1);
  return (
    between.every(({ length }) => length === 3) || (first.length < 3 && between.every(({ length }) => length === 2))
  );
};

interface Signs {
  /** Sign before the fraction, where the number has one. */
  readonly decimal: string | undefined;
  /** Whether the number leaves open if its one sign parts a group or a fraction. */
  readonly isOpen: boolean;
}

/** What the signs of a number say of themselves; undefined where they contradict each other. */
function signsOf(text: string): Signs | undefined {
  const signs = text.match(/[.,٫]/g) ?? [];
  const last = signs.at(-1);
  const kinds = new Set(signs);
  if (last === undefined) return { decimal: undefined, isOpen: false };
  const ofLast = signs.filter(sign => sign === last).length;
  if (kinds.size > 1) return ofLast === 1 ? { decimal: last, isOpen: false } : undefined;
  if (last === '٫') return ofLast === 1 ? { decimal: last, isOpen: false } : undefined;
  if (ofLast > 1) return { decimal: undefined, isOpen: false };
  const isOpen = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return { decimal: last, isOpen };
}

/**
 * A number as it is written, with digits of the west, as a decimal with a point. What has one meaning is read by that;
 * of a number with one sign before three digits `decimal` says whether it parts a group, and without it nothing does.
 */
export function decimalIn(text: string, decimal: DecimalSign | undefined): string | undefined {
  const signs = signsOf(text);
  if (!signs || !/^[\d.,٫٬'’ ]*\d[\d.,٫٬'’ ]*$/.test(text) || (signs.isOpen && !decimal)) return undefined;
  const open = decimal === 'comma' ? ',' : '.';
  const point = signs.isOpen ? (signs.decimal === open ? open : undefined) : signs.decimal;
  const at = point === undefined ? text.length : text.lastIndexOf(point);
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  const kinds = new Set(whole.match(/\D/g));
  if (kinds.size > 1 || !/^\d*$/.test(fraction) || !isGrouped(whole.split(/\D/))) return undefined;
  return `${whole.replace(/\D/g, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Which sign a number proves to be its fraction's; `open` where it could be either, undefined where it has none. */
export function provedBy(text: string): DecimalSign | 'open' | undefined {
  const signs = signsOf(text);
  if (!signs || decimalIn(text, 'point') === undefined) return undefined;
  if (signs.isOpen) return 'open';
  const isMany = signs.decimal === undefined && /[.,]/.test(text);
  const sign = isMany ? (text.includes(',') ? '.' : ',') : signs.decimal;
  return sign === '.' ? 'point' : sign === ',' ? 'comma' : undefined;
}
