import { type Action, actions, groundOf, inScope, permissionName, scopeOf } from '../../catalog/access.ts';
import { closedFields } from '../../catalog/access/closedFields.ts';
import type { Named, Verdict } from '../../catalog/access/verdict.ts';
import type { Entity } from '../../catalog/defineEntity.ts';
import { fieldOf } from '../../catalog/defineEntity.ts';
import { entityNamed } from '../../catalog/entities.ts';
import type { Account } from '../auth/account.ts';
import type { Stored } from '../crud/record.ts';
import { findStored } from '../crud/select.ts';
import type { Caller, Database } from '../host.ts';

/** Of whom, about what. */
export interface Question {
  readonly account: Account;
  /** The same user as whoever makes her calls. */
  readonly caller: Caller;
  readonly entity: Entity;
  /** A single record; absent when all of them are meant. */
  readonly record?: Stored | undefined;
}

async function named(db: Database, entity: Entity, id: number | null): Promise<Named | null> {
  const found = id === null ? undefined : await findStored(db, entity, id);
  return found ? { id: Number(found['id']), name: entity.title.map(name => found[name]).filter(Boolean).join(' ') } : null;
}

/** Where her rights on an entity end; undefined where they do not. */
async function boundsOf(db: Database, { account, caller, entity, record }: Question): Promise<Pick<Verdict, 'bounds' | 'place'>> {
  const scope = account.isActive ? scopeOf(caller, entity) : undefined;
  if (!scope) return {};
  const target = entityNamed(fieldOf(entity, scope.field).target ?? '');
  const place = record && !inScope(caller, entity, record) ? await named(db, target, Number(record[scope.field])) : null;
  return { bounds: await named(db, target, scope.own), ...(place && { place }) };
}

function verdict({ account, caller, entity, record }: Question, action: Action): Omit<Verdict, 'bounds' | 'place'> {
  const ground = account.isActive ? groundOf(caller, entity, action) : undefined;
  const refusal = !account.isActive ? 'inactive' : account.roleId === null ? 'no_role' : 'no_permission';
  const beyond = ground !== undefined && record !== undefined && !inScope(caller, entity, record);
  return {
    entity: entity.name,
    action,
    allowed: ground !== undefined && !beyond,
    because: beyond ? 'foreign_branch' : (ground ?? refusal),
    permission: permissionName(entity.name, action),
    role: account.roleName,
    closed: ground === undefined || beyond ? [] : closedFields(caller, entity, action),
  };
}

/** The judgement that calls of the user meet, with its reasons: for every action, or for those asked about. */
export async function judge(db: Database, question: Question, asked: readonly Action[] = actions): Promise<Verdict[]> {
  const limits = await boundsOf(db, question);
  return asked.map(action => ({ ...verdict(question, action), ...limits }));
}
