import type { Fields } from '#catalog/engine/fields.ts';
import type { Values } from '../context/values.ts';

/** References of one field to one entity: every id, and under which name a mistake in it is told. */
interface Pointers {
  /** `name`, or `name.part` within lines. */
  readonly field: string;
  readonly target: string;
  readonly places: readonly { readonly path: string; readonly id: number }[];
}

const idsIn = (value: unknown): number[] => [value].flat().filter(id => typeof id === 'number');

/** What the values of some fields refer to, those within lines together by their field. */
export function pointersOf(fields: Fields, values: Values): Pointers[] {
  const found = Object.entries(values).flatMap(([name, value]): Pointers[] => {
    const { target, lines = {} } = fields[name] ?? {};
    if (target) return [{ field: name, target, places: idsIn(value).map(id => ({ path: name, id })) }];
    if (!Array.isArray(value)) return [];
    return Object.entries(lines).flatMap(([one, field]) => {
      const places = value.flatMap((line: Values, index) =>
        idsIn(line[one]).map(id => ({ path: `${name}.${index}.${one}`, id })),
      );
      return field.target ? [{ field: `${name}.${one}`, target: field.target, places }] : [];
    });
  });
  return found.filter(({ places }) => places.length > 0);
}
