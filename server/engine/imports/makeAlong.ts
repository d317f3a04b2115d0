import { omit } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayChange, mayRead } from '#catalog/engine/access/fieldRights.ts';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isMadeAlong } from '#catalog/registry/madeAlong.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '../crud/write.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { Problem } from '../../platform/problem.ts';
import type { ImportRun } from './ImportRun.ts';

/** Whether the caller may make a record of its title alone where a field refers to one; not by a sibling's narrowing. */
export function mayMakeAlong({ entity, caller }: Pick<RequestContext, 'entity' | 'caller'>, name: string): boolean {
  const field = fieldOf(entity, name);
  const target = field.target === undefined || field.within !== undefined ? undefined : entityNamed(field.target);
  const isMade =
    target && isMadeAlong(target) && (['list', 'create'] as const).every(one => allowed(caller, target, one));
  return isMade === true && mayRead(caller, entity, name) && mayChange(caller, field);
}

interface Made {
  /** Ids by title as it was written. */
  readonly ids: ReadonlyMap<string, number>;
  /** What the records' own rules have against a title, told beside the reference. */
  readonly violations: readonly Violation[];
}

const inOneCase = (title: string): string => title.normalize('NFC').toLowerCase();

async function make(tx: Database, request: RequestContext, title: string): Promise<number | readonly Violation[]> {
  const [name = ''] = request.entity.title;
  try {
    return Number((await createWithin(tx, request, { [name]: title }))['id']);
  } catch (error) {
    if (error instanceof Problem && error.details.violations) return error.details.violations;
    throw error;
  }
}

/** The entity that is made along, without what the import itself keeps of its own rows. */
const along = (request: RequestContext, entity: Entity): RequestContext => ({
  ...omit(request, ['linesOf', 'unnumbered', 'reason']),
  entity,
});

/**
 * Makes a record for each title that no record has, one for all its spellings, where the import asks for it in this
 * field and the caller may; each as anybody makes one, with its rules and its history, and told in `run.made`.
 */
export async function makeAlong(
  tx: Database,
  run: ImportRun,
  { name, titles }: { readonly name: string; readonly titles: readonly string[] },
): Promise<Made> {
  const { request, made } = run;
  const ids = new Map<string, number>();
  if (!run.make.includes(name) || !mayMakeAlong(request, name)) return { ids, violations: [] };
  const target = entityNamed(fieldOf(request.entity, name).target ?? '');
  const bySpelling = new Map<string, number>();
  const violations = await mapInOrder(titles, async title => {
    const known = bySpelling.get(inOneCase(title));
    const id = known ?? (await make(tx, along(request, target), title));
    if (typeof id !== 'number') return id.map(one => ({ ...one, field: name }));
    if (known === undefined) made.push({ entity: target.name, id, title });
    bySpelling.set(inOneCase(title), id);
    ids.set(title, id);
    return [];
  });
  return { ids, violations: violations.flat() };
}
