import { mayChange, mayRead, reveals } from '#catalog/engine/access/fieldRights.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { importKeys } from '#catalog/registry/importKeys.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { refuse } from '../../platform/problem.ts';
import type { ImportRun } from './ImportRun.ts';

interface Asked {
  readonly entity: Entity;
  readonly caller: Caller;
}

/** Whoever found records by what they may not read would learn who has which value. */
function wrongKey({ entity, caller }: Asked, name: string): readonly Violation[] {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (!field || !importKeys(entity).includes(name)) return [violation(name, 'no_import_key')];
  if (!mayRead(caller, entity, name) || (field.sealed && !reveals(caller, entity)))
    return [violation(name, 'unreadable')];
  return field.adminOnly && !mayChange(caller, field) ? [violation(name, 'admin_only')] : [];
}

function wrongReference({ entity, caller }: Asked, name: string): readonly Violation[] {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
  if (!field) return [violation(name, 'unknown_field')];
  if (!field.target) return [violation(name, 'not_reference')];
  if (!mayRead(caller, entity, name)) return [violation(name, 'unreadable')];
  return mayChange(caller, field) ? [] : [violation(name, field.adminOnly ? 'admin_only' : 'read_only')];
}

/**
 * Refuses an import, 400 with the fields that are wrong, whose keys are none of the entity's or whose references are
 * none, and one in which either reaches what the caller may not read or write.
 */
export function demandFields({ request, keys, make }: Pick<ImportRun, 'request' | 'keys' | 'make'>): void {
  refuse([...keys.flatMap(name => wrongKey(request, name)), ...make.flatMap(name => wrongReference(request, name))]);
}
