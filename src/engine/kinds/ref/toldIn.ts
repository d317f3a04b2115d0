import { type Named, NAMED } from '#catalog/engine/wire.ts';
import { isObject } from '#src/dataProvider/isObject.ts';

const isNamed = (value: unknown): value is Named =>
  value === null || typeof value === 'string' || (isObject(value) && typeof value['title'] === 'string');

/** What a record tells of another that it points to; undefined where it tells nothing, and the host is to be asked. */
export function toldIn(record: unknown, target: string, id: number): Named | undefined {
  const named = isObject(record) ? record[NAMED] : undefined;
  const names = isObject(named) ? named[target] : undefined;
  const told = isObject(names) ? names[String(id)] : undefined;
  return isNamed(told) ? told : undefined;
}

/** The title of one that may be read, if it is told. */
export const titleOfTold = (told: Named | undefined, id: number): string | undefined =>
  isObject(told) ? told.title || `#${id}` : undefined;

export const titleIn = (record: unknown, target: string, id: number): string | undefined =>
  titleOfTold(toldIn(record, target, id), id);

/** The name of somebody of another branch, if it is told. */
export function nameIn(record: unknown, target: string, id: number): string | undefined {
  const told = toldIn(record, target, id);
  return typeof told === 'string' && told !== '' ? told : undefined;
}
