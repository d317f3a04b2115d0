import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { findKnown } from '../../engine/access/scope.ts';
import { listPage } from '../../engine/crud/list.ts';
import { readListQuery } from '../../engine/crud/query.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { RequestContext } from '../../engine/context/host.ts';

type Reader = Pick<RequestContext, 'host' | 'caller'>;

/** A record that another names; undefined for whoever may see none of its kind, null where they know of none. */
export async function oneBeside(
  { host, caller }: Reader,
  entity: Entity,
  id: unknown,
): Promise<Wire | null | undefined> {
  if (!allowed(caller, entity, 'show')) return undefined;
  const found = typeof id === 'number' ? await findKnown(host.db, { caller, entity }, id) : undefined;
  return found ? toWire(entity, found, host, caller) : null;
}

/** Records that another names, in the order in which they were made; undefined for whoever may list none. */
export async function theseBeside(
  reader: Reader,
  entity: Entity,
  ids: readonly number[],
): Promise<readonly Wire[] | undefined> {
  if (ids.length > 0) return manyBeside(reader, entity, { id__in: ids.join(), ordering: 'id' });
  return allowed(reader.caller, entity, 'list') ? [] : undefined;
}

/** Records as their list tells them, 500 at most; undefined for whoever may list none. */
export async function manyBeside(
  { host, caller }: Reader,
  entity: Entity,
  asked: Readonly<Record<string, string>>,
): Promise<readonly Wire[] | undefined> {
  if (!allowed(caller, entity, 'list')) return undefined;
  const params = new URLSearchParams({ size: '500', ...asked });
  const page = await listPage(
    host,
    entity,
    readListQuery({ host, caller, entity }, { params, searching: false }),
    caller,
  );
  return page[entity.collection] as readonly Wire[];
}
