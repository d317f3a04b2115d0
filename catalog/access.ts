import { lacksBesides } from './access/besides.ts';
import type { Entity } from './defineEntity.ts';

/** Roles that the navigation and the routes know; any other name, or none, is a guest. */
export const roles = ['admin', 'staff', 'user'] as const;
export type Role = (typeof roles)[number];

/** What may be done with the records of an entity, and how permission names spell it. */
export const verbs = { list: 'LIST', show: 'DETAILS', create: 'CREATE', edit: 'UPDATE', delete: 'DELETE' } as const;
export type Action = keyof typeof verbs;
export const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

/** What can be done with records of an entity at all, whoever asks. */
export const actionsOn = (entity: Pick<Entity, 'actions'>): readonly Action[] => entity.actions ?? actions;

const read = ['list', 'show'] as const;
const write = ['list', 'show', 'create', 'edit'] as const;
const all = actions;

/** Reference, and entity that it points to, by which records belong to those who work there. */
export const SCOPE = 'branch';

interface Policy extends Record<'guest' | 'user' | 'staff', readonly Action[]> {
  /** Records belong to whoever works in the same branch; `access/belonging.ts` says how. */
  readonly scope?: typeof SCOPE;
}

/**
 * What a role is granted at first, by the kind of entity. `guest` needs no token. Administrators may do everything;
 * what another role holds later is what its permission records say.
 */
export const policies = {
  /** Needed by pages that a guest sees. */
  publicReference: { guest: read, user: read, staff: read },
  reference: { guest: [], user: read, staff: read },
  /** What the office works with every day. */
  operations: { guest: [], user: read, staff: write },
  /** Personal data: not for plain users. */
  personal: { guest: [], user: [], staff: all, scope: SCOPE },
  /** What the website and the shop show. */
  content: { guest: [], user: read, staff: all },
  /** Documents of the books: of the branch that they name; what is posted stays, whoever asks. */
  books: { guest: [], user: [], staff: all, scope: SCOPE },
  /** Records of money: staff write them, nobody but an administrator deletes them. */
  money: { guest: [], user: [], staff: write },
  staffDirectory: { guest: [], user: [], staff: read, scope: SCOPE },
  administration: { guest: [], user: [], staff: [] },
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** Permission name as the wire spells it, e.g. `EMPLOYEE_UPDATE`. */
export const permissionName = (entity: string, action: Action): string => `${entity.toUpperCase()}_${verbs[action]}`;
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

/** Whether records under a policy belong to branches. */
export const isScoped = (policy: PolicyName): boolean => 'scope' in policies[policy];

const granted = (policy: PolicyName, role: 'guest' | 'user' | 'staff', action: Action): boolean =>
  (policies[policy][role] as readonly Action[]).includes(action);

/** Why somebody may: as an administrator, as anybody, or by what the role holds. */
export type Ground = 'admin' | 'guest' | 'permission';

type Guarded = Pick<Entity, 'name' | 'access' | 'actions' | 'besides'>;

/** On what ground somebody may do something; undefined when they may not. */
export function groundOf(who: Principal, entity: Guarded, action: Action): Ground | undefined {
  if (!actionsOn(entity).includes(action)) return undefined;
  if (who.role === 'admin') return 'admin';
  if (lacksBesides(who, entity)) return undefined;
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
