import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { MarkFields, Marks } from '#catalog/engine/marks.ts';
import { MARKS } from '#catalog/engine/wire.ts';
import { markFieldsOf } from '#catalog/registry/marks.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { titleIn } from './toldIn.ts';

type Values = Readonly<Record<string, unknown>>;

const TAIL = 4;

const textIn = (record: Values, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : record[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const placeIn = ({ fields }: Entity, record: Values, places: MarkFields['places'] = []): string | undefined =>
  places
    .map(name => {
      const { target } = fields[name] ?? {};
      return target === undefined ? textIn(record, name) : titleIn(record, target, Number(record[name]));
    })
    .find(place => place !== undefined);

/**
 * What tells a person apart from others of the same name: what their record holds, and what the host tells beside it.
 * Undefined where records are no people.
 */
export function marksIn(entity: Entity, record: Values): Marks | undefined {
  const fields = markFieldsOf(entity);
  if (!fields) return undefined;
  const own = {
    number: textIn(record, fields.number),
    passport: textIn(record, fields.passport)?.slice(-TAIL),
    phone: textIn(record, fields.phone),
    birth_date: textIn(record, fields.birth_date),
    place: placeIn(entity, record, fields.places),
  };
  const told = record[MARKS];
  const said = Object.entries({ ...own, ...(isObject(told) && told) }).filter(([, value]) => value !== undefined);
  return { number: `#${String(record['id'])}`, ...Object.fromEntries(said) };
}
