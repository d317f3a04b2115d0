import { compact, folded } from '#catalog/engine/texts/searchText.ts';
import { wordsOfSearch } from '../../engine/crud/searchTerms.ts';
import { isHeardIn, soughtWords } from '../../engine/crud/soughtWords.ts';
import { soundsIn } from '../../engine/schema/soundColumn.ts';
import type { Wire } from '../../engine/context/values.ts';

export interface Rank {
  /** Field that the text was found in. */
  readonly matched: string;
  /** Higher is nearer to what was asked. */
  readonly score: number;
}

/** A number that is typed whole comes before one of which it is the beginning, then a part; names come after. */
const scores = { number: { whole: 100, start: 80, part: 60 }, name: { whole: 50, start: 40, part: 20 } } as const;

export const numberFields = ['passport_number', 'tracking_no', 'pilgrim_id', 'nid_number', 'primary_phone'] as const;
const nameFields = ['given_names', 'surname', 'full_name_local'] as const;

/** Zeros before a phone are dialled inside a country; a country's code stands in their place outside. */
const withoutTrunk = (digits: string): string => digits.replace(/^0+/, '');
/** Digits of a phone without its country's code, which nobody dials at home. */
const SUBSCRIBER = 10;

function ofNumber(field: string, value: string, asked: string): number {
  const { whole, start, part } = scores.number;
  const [stored, wanted] = [compact(value), compact(asked)];
  if (!wanted) return 0;
  if (stored === wanted) return whole;
  if (field === 'primary_phone') {
    const local = withoutTrunk(wanted);
    if (local.length >= SUBSCRIBER && stored.endsWith(local)) return whole;
    return local.length > 2 && stored.includes(local) ? part : 0;
  }
  return stored.startsWith(wanted) ? start : stored.includes(wanted) ? part : 0;
}

function ofName(value: string, asked: string): number {
  const { whole, start, part } = scores.name;
  const [name, words] = [folded(value).trim(), folded(asked).trim().split(/\s+/)];
  if (name === words.join(' ')) return whole;
  if (words.every(word => ` ${name}`.includes(` ${word}`))) return start;
  return words.every(word => name.includes(word)) ? part : 0;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Each word is found, but in different fields; or a name only sounds like one. */
const SCATTERED = 10;
const ALIKE = 5;

/** How near a pilgrim's record is to a searched text, and by which of the fields that the reader may know. */
export function rankOf(record: Wire, asked: string, known: readonly string[]): Rank | undefined {
  return nearest(record, asked, known) ?? scattered(record, asked, known) ?? alike(record, asked, known);
}

function scattered(record: Wire, asked: string, known: readonly string[]): Rank | undefined {
  const words = asked.trim().split(/\s+/);
  if (words.length === 1) return undefined;
  const each = words.map(word => nearest(record, word, known));
  const [first] = each;
  return first && each.every(Boolean) ? { matched: first.matched, score: SCATTERED } : undefined;
}

/** Each word is found, or a name of the record sounds like it. */
function alike(record: Wire, asked: string, known: readonly string[]): Rank | undefined {
  const names = nameFields.map(name => text(record[name]));
  const whole = soundsIn(names);
  const each = soughtWords(wordsOfSearch(asked)).map(word => {
    const said = nearest(record, word.text, known)?.matched;
    if (said || !isHeardIn(word, whole)) return said;
    const at = names.findIndex(name => isHeardIn(word, soundsIn([name])));
    return nameFields[at] ?? nameFields[0];
  });
  const [matched] = each;
  return matched && each.every(Boolean) ? { matched, score: ALIKE } : undefined;
}

function nearest(record: Wire, asked: string, known: readonly string[]): Rank | undefined {
  const whole = `${text(record['given_names'])} ${text(record['surname'])}`;
  const ranks: Rank[] = [
    ...numberFields
      .filter(field => known.includes(field))
      .map(field => ({ matched: field, score: ofNumber(field, text(record[field]), asked) })),
    ...nameFields.map(field => ({ matched: field, score: ofName(text(record[field]), asked) })),
    { matched: 'given_names', score: ofName(whole, asked) },
  ];
  const [best] = ranks.filter(rank => rank.score > 0).sort((a, b) => b.score - a.score);
  return best;
}
