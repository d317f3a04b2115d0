import { checkDigit } from './checkDigit.ts';
import type { Span, ZoneFormat } from './format.ts';
import { digitOf, partOf } from './places.ts';

export interface LongNumber {
  readonly number: string;
  /** What stands after it. */
  readonly optional: string;
  readonly isRight: boolean;
  /** Where it goes on, with its check digit. */
  readonly rest: Span;
}

/**
 * A number of a card that is longer than its place: a filler stands for its check digit, and it goes on in the optional
 * data, its check digit last. Undefined of one that has room.
 */
export function longNumber(format: ZoneFormat, lines: readonly string[]): LongNumber | undefined {
  const [place] = format.optional;
  if (format.document !== 'card' || !place || partOf(lines, digitOf(format.number)) !== '<') return undefined;
  const [more = '', ...others] = format.optional
    .map(one => partOf(lines, one))
    .join('<')
    .split('<');
  if (more === '') return undefined;
  const [number, tail, digit] = [partOf(lines, format.number), more.slice(0, -1), more.slice(-1)];
  return {
    number: `${number}${tail}`,
    optional: others.join('<'),
    // Issuers count the filler between them or leave it out.
    isRight: [`${number}<${tail}`, `${number}${tail}`].some(one => checkDigit(one) === digit),
    rest: { ...place, to: place.from + more.length - 1 },
  };
}
