import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Caller } from '../../platform/http/Caller.ts';

/** A list of the back office under a filter. */
const listLink = ({ route }: Entity, filter: Readonly<Record<string, unknown>>): string =>
  `/apps/${route}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The page of a record. */
export const recordLink = ({ route }: Entity, id: unknown): string => `/apps/${route}/${Number(id)}`;

/** What an event is about: how many, and one of them. */
interface LinkedRecords {
  readonly count: number;
  readonly first: unknown;
}

/** A single record's own page, where the caller may open it; else the list of them all. */
export const linkTo = (
  caller: Caller,
  entity: Entity,
  { count, first }: LinkedRecords,
  filter: Readonly<Record<string, unknown>>,
): string => (count === 1 && allowed(caller, entity, 'show') ? recordLink(entity, first) : listLink(entity, filter));
