import type { EntityName } from '#catalog/engine/names.ts';
import { calls } from '#catalog/engine/wire.ts';
import { entities, entityNamed } from '#catalog/registry/entities.ts';
import type { Office } from '../office.ts';
import type { ToldRecord } from './SheetCase.ts';

async function titleOf(office: Office, target: string, id: number): Promise<string> {
  const entity = entityNamed(target);
  const { body } = await office.call('GET', calls(target).one(id));
  return entity.title
    .map(name => String(body[name] ?? ''))
    .join(' ')
    .trim();
}

/** A record as the host tells it, of it some fields, with the titles of what it refers to. */
export async function toldRecord(
  office: Office,
  { entity, id }: { readonly entity: EntityName; readonly id: number },
  fields: readonly string[],
): Promise<ToldRecord> {
  const { body } = await office.call('GET', calls(entity).one(id));
  const told: Record<string, unknown> = {};
  for (const name of fields) {
    const { target } = entities[entity].fields[name] ?? {};
    const value: unknown = body[name];
    told[name] = target !== undefined && typeof value === 'number' ? await titleOf(office, target, value) : value;
  }
  return told;
}
