import type { EntityName } from '#catalog/engine/names.ts';
import type { Field, Fields } from '#catalog/engine/fields.ts';
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

/** A line of a record with what it tells: what is empty, and the side on which nothing stands, is left out. */
async function toldLine(office: Office, fields: Fields, line: ToldRecord): Promise<ToldRecord> {
  const told: Record<string, unknown> = {};
  for (const [name, { target }] of Object.entries(fields)) {
    const value = line[name];
    if (value === null || value === '0.00') continue;
    told[name] = target !== undefined && typeof value === 'number' ? await titleOf(office, target, value) : value;
  }
  return told;
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
    const { target, lines } = entities[entity].fields[name] ?? ({} as Partial<Field>);
    const value: unknown = body[name];
    if (lines && Array.isArray(value)) {
      told[name] = await Promise.all(value.map(line => toldLine(office, lines, line)));
      continue;
    }
    told[name] = target !== undefined && typeof value === 'number' ? await titleOf(office, target, value) : value;
  }
  return told;
}
