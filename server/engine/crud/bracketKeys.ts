import type { Entity } from '#catalog/engine/defineEntity.ts';
import { mostLines } from '#catalog/engine/parse.ts';
import { Problem } from '../../platform/problem.ts';
import type { Values } from '../context/values.ts';

const KEY = /^(\w+)\[(\d{1,6})\]\[(\w+)\]$/;

/**
 * Lines of a form as the family's clients send them, a key for each cell: `items[0][ledger]`. Their order is that of the
 * numbers, whichever are left out. 400 `too_many_values` for a number beyond the most lines.
 */
export function withLines({ fields }: Pick<Entity, 'fields'>, form: Values): Values {
  const values: Values = {};
  const lines = new Map<string, Map<number, Record<string, unknown>>>();
  for (const [key, value] of Object.entries(form)) {
    const [, name = '', at = '', part = ''] = KEY.exec(key) ?? [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.lines) {
      values[key] = value;
      continue;
    }
    if (Number(at) >= mostLines(field)) throw new Problem(400, 'too_many_values');
    const rows = lines.get(name) ?? new Map<number, Record<string, unknown>>();
    lines.set(name, rows.set(Number(at), { ...rows.get(Number(at)), [part]: value }));
  }
  for (const [name, rows] of lines)
    values[name] = [...rows].sort(([one], [other]) => one - other).map(([, row]) => row);
  return values;
}
