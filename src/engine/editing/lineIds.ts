import { isEqual, isPlainObject, omit } from 'es-toolkit';
import { isSame } from './isSame.ts';
import type { Values } from './merged.ts';

const isLine = (line: unknown): line is Values => isPlainObject(line);
const isLines = (value: unknown): value is readonly Values[] => Array.isArray(value) && value.every(isLine);
const said = (line: Values): Values => omit(line, ['id']);

/**
 * Lines as they are typed by now, under the ids that the host gave to those of them that were sent: a line that says
 * what was sent is that one; one that was typed on since is the one in its place.
 */
function named(typed: readonly Values[], sent: readonly Values[], answer: readonly Values[]): readonly Values[] {
  const taken = new Set(typed.map(line => line['id']));
  const claim = (line: Values, place: number): Values => {
    const id = answer[place]?.['id'];
    if (line['id'] !== undefined || id === undefined || taken.has(id)) return line;
    taken.add(id);
    return { ...line, id };
  };
  const isSent = (line: Values) => (one: Values, at: number) =>
    isEqual(said(one), said(line)) && !taken.has(answer[at]?.['id']);
  return typed.map(line => claim(line, sent.findIndex(isSent(line)))).map(claim);
}

/** What is typed, with the ids of its lines that came with the answer to what was sent. */
export function withLineIds(typed: Values, sent: Values, answer: Values): Values {
  const lines = Object.entries(typed).flatMap(([name, value]) => {
    const [before, after] = [sent[name], answer[name]];
    if (!isLines(value) || !isLines(before) || !isLines(after) || isSame(value, before)) return [];
    return [[name, named(value, before, after)] as const];
  });
  return Object.fromEntries(lines);
}

/** The same values, in which lines that the record no longer has are new ones. */
export function withKnownLines(values: Values, record: Values): Values {
  const lines = Object.entries(values).map(([name, value]) => {
    const known = record[name];
    if (!isLines(value) || !isLines(known)) return [name, value] as const;
    const ids = new Set(known.map(line => line['id']));
    return [name, value.map(line => (ids.has(line['id']) ? line : said(line)))] as const;
  });
  return Object.fromEntries(lines);
}
