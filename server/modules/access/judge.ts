import { boundOf, groundOf } from '#catalog/engine/access/access.ts';
import { type Action, actions, permissionName, SCOPE } from '#catalog/engine/policies.ts';
import { belongingOf, isBounded, liesWithin } from '#catalog/registry/belonging.ts';
import { lacksExtraPermission } from '#catalog/engine/access/extraPermission.ts';
import { confidedTo } from '#catalog/registry/confidence.ts';
import { closedFields } from '#catalog/engine/access/closedFields.ts';
import type { NamedRecord, Verdict } from '#catalog/engine/access/verdict.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { Account } from '../../engine/auth/account.ts';
import type { Stored } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { findStored } from '../../engine/records/select.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { branchesOf } from '../../engine/access/branchesOf.ts';
import { confidentialIn } from '../../engine/access/confidence.ts';

/** Of whom, about what. */
export interface Question {
  readonly account: Account;
  /** The same user as whoever makes their calls. */
  readonly caller: Caller;
  readonly entity: Entity;
  /** A single record; absent when all of them are meant. */
  readonly record?: Stored | undefined;
}

async function named(db: Database, entity: Entity, id: number | null): Promise<NamedRecord | null> {
  const found = id === null ? undefined : await findStored(db, entity, id);
  return found
    ? {
        id: Number(found['id']),
        name: entity.title
          .map(name => found[name])
          .filter(Boolean)
          .join(' '),
      }
    : null;
}

interface Limits extends Pick<Verdict, 'bounds' | 'place'> {
  /** The single record lies beyond the bounds. */
  readonly beyond: boolean;
}

/** Where the user's rights on an entity end, and where the record stands if it lies beyond. */
async function limitsOf(db: Database, { account, caller, entity, record }: Question): Promise<Limits> {
  const belonging = belongingOf(entity);
  const bound = account.isActive && isBounded(belonging) ? boundOf(caller) : undefined;
  if (bound === undefined) return { beyond: false };
  const branch = entityNamed(SCOPE);
  const branches = record ? await branchesOf(db, record, { belonging, self: caller.id }) : [];
  const elsewhere = branches.find(one => !liesWithin(bound, [one])) ?? null;
  const place = await named(db, branch, elsewhere);
  return { bounds: await named(db, branch, bound), ...(place && { place }), beyond: elsewhere !== null };
}

/** What keeps a single record from somebody who may do such things. */
interface Hindrance {
  readonly beyond: boolean;
  /** Permission without which it is confidential. */
  readonly lacking: string | undefined;
}

function verdict(
  { account, caller, entity }: Question,
  action: Action,
  { beyond, lacking }: Hindrance,
): Omit<Verdict, 'bounds' | 'place'> {
  const ground = account.isActive ? groundOf(caller, entity, action) : undefined;
  const refusal = !account.isActive ? 'inactive' : account.roleId === null ? 'no_role' : 'no_permission';
  const isForeign = ground !== undefined && beyond;
  const isSecret = ground !== undefined && !isForeign && lacking !== undefined;
  return {
    entity: entity.name,
    action,
    allowed: ground !== undefined && !isForeign && !isSecret,
    because: isForeign ? 'foreign_branch' : isSecret ? 'no_permission' : (ground ?? refusal),
    permission: isSecret ? lacking : permissionName(entity.name, action),
    role: account.roleName,
    closed: ground === undefined || isForeign || isSecret ? [] : closedFields(caller, entity, action),
  };
}

/** The permission without which a single record is confidential, of those that the user lacks. */
async function lackingFor(db: Database, { caller, entity, record }: Question): Promise<string | undefined> {
  const asked = record
    ? confidedTo(entity).filter(extraPermission => lacksExtraPermission(caller, { extraPermission }))
    : [];
  const found = await mapInOrder(asked, async permission => {
    const others = asked.filter(one => one !== permission);
    const permissions = new Set([...(caller.permissions ?? []), ...others]);
    const secrets = await confidentialIn(db, { entity, caller: { ...caller, permissions } }, record ?? {});
    return secrets.length > 0 ? [permission] : [];
  });
  return found.flat()[0];
}

/** The judgement that calls of the user meet, with its reasons: for every action, or for those asked about. */
export async function judge(db: Database, question: Question, asked: readonly Action[] = actions): Promise<Verdict[]> {
  const { beyond, ...limits } = await limitsOf(db, question);
  const lacking = await lackingFor(db, question);
  return asked.map(action => ({ ...verdict(question, action, { beyond, lacking }), ...limits }));
}
