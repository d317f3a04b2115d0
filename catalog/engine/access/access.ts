import { lacksExtraPermission } from './extraPermission.ts';
import type { Entity } from '../defineEntity.ts';
import { type Action, actions, permissionName, policies, type PolicyName, type Role, roles } from '../policies.ts';

/** What can be done with records of an entity at all, whoever asks. */
export const actionsOn = (entity: Pick<Entity, 'actions'>): readonly Action[] => entity.actions ?? actions;

/** Lifts the bounds of the own branch. */
export const ALL_BRANCHES = 'ALL_BRANCHES';

/**
 * Whoever asks. `permissions` is null when the host does not tell them (hosts of the family); then the first grants
 * count.
 */
export interface Principal {
  readonly role: Role | null;
  readonly permissions: ReadonlySet<string> | null;
  /** Branch of the employee who asks; null for whoever works in none. */
  readonly branch: number | null;
}
export const guest: Principal = { role: null, permissions: null, branch: null };

const granted = (policy: PolicyName, role: 'guest' | 'user' | 'staff', action: Action): boolean =>
  (policies[policy][role] as readonly Action[]).includes(action);

/** Why somebody may: as an administrator, as anybody, or by what the role holds. */
export type Ground = 'admin' | 'guest' | 'permission';

type Guarded = Pick<Entity, 'name' | 'access' | 'actions' | 'extraPermission'>;

/** On what ground somebody may do something; undefined when they may not. */
export function groundOf(who: Principal, entity: Guarded, action: Action): Ground | undefined {
  if (!actionsOn(entity).includes(action)) return undefined;
  if (who.role === 'admin') return 'admin';
  if (lacksExtraPermission(who, entity)) return undefined;
  if (granted(entity.access, 'guest', action)) return 'guest';
  const holds = who.permissions
    ? who.permissions.has(permissionName(entity.name, action))
    : who.role !== null && granted(entity.access, who.role, action);
  return holds ? 'permission' : undefined;
}

/** The one question that host and client both ask before anything is shown or done. Denies by default. */
export const allowed = (who: Principal, entity: Guarded, action: Action): boolean =>
  groundOf(who, entity, action) !== undefined;

/** Whether somebody may read records at all, be it only in lists; who may change one unseen learns nothing by it. */
export const sees = (who: Principal, entity: Guarded): boolean =>
  allowed(who, entity, 'show') || allowed(who, entity, 'list');

/** A host that tells no permissions draws no bounds either. */
const seesAllBranches = ({ role, permissions }: Principal): boolean =>
  role === 'admin' || (permissions ? permissions.has(ALL_BRANCHES) : role !== null);

/**
 * Where somebody's rights end: at their own branch, or (null) at the records of none; undefined where they do not end.
 */
export const boundOf = (who: Principal): number | null | undefined => (seesAllBranches(who) ? undefined : who.branch);

/** Reads a role in any case; an unknown one is a guest's (D4). */
export const roleNamed = (name: unknown): Role | null =>
  typeof name === 'string' ? (roles.find(role => role === name.trim().toLowerCase()) ?? null) : null;
