import { allowed } from '#catalog/engine/access/access.ts';
import { entities, kindredOf } from '#catalog/registry/entities.ts';
import { isId } from '#catalog/engine/parse.ts';
import { knownIds } from '../access/scope.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem } from '../../platform/problem.ts';

interface ValueQuery {
  readonly moment: 'create' | 'update';
  /** The record that the form changes. */
  readonly user: number;
}

/**
 * The record whose own value is not called taken; 0, which no record has, for none. 403 for whoever is not about to
 * write a person: the answer tells that somebody somewhere has the value. One of whom the caller does not know is no
 * exception, else the answer would tell whose value it is.
 */
export async function ownValueOf(db: Database, caller: Caller, { moment, user }: ValueQuery): Promise<number> {
  if (moment === 'update' && caller.id === user) return user;
  const written = kindredOf(entities.user).filter(entity =>
    allowed(caller, entity, moment === 'create' ? 'create' : 'edit'),
  );
  if (written.length === 0) throw new Problem(403, 'permission_denied');
  if (moment === 'create' || !isId(user)) return 0;
  const known = await mapInOrder(written, async entity => (await knownIds(db, { caller, entity }, [user])).has(user));
  return known.includes(true) ? user : 0;
}
