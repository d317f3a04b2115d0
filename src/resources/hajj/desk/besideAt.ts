import type { Location } from 'react-router';
import { isObject } from '#src/dataProvider/isObject.ts';
import type { Before } from './Sitting.ts';

/** What a link to the desk hands over, so that the first who is registered there is of the family of this file. */
export const besideAt = ({ id, name }: Pick<Before, 'id' | 'name'>): { readonly beside: Before } => ({
  beside: { id, name, hasFamily: true },
});

/** Of whose family the first at the desk is, where a link has said so. */
export function besideOf({ state }: Pick<Location, 'state'>): Before | undefined {
  const given: unknown = state;
  const beside = isObject(given) ? given['beside'] : undefined;
  if (!isObject(beside) || typeof beside['id'] !== 'number' || typeof beside['name'] !== 'string') return undefined;
  return besideAt({ id: beside['id'], name: beside['name'] }).beside;
}
