/** Roles that the navigation and the routes know; any other name, or none, is a guest. */
export const roles = ['admin', 'staff', 'user'] as const;
export type Role = (typeof roles)[number];

/** What may be done with the records of an entity, and how permission names spell it. */
export const verbs = { list: 'LIST', show: 'DETAILS', create: 'CREATE', edit: 'UPDATE', delete: 'DELETE' } as const;
export type Action = keyof typeof verbs;
export const actions: readonly Action[] = ['list', 'show', 'create', 'edit', 'delete'];

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

/** Whether records under a policy are what others choose from: few, known by their names, and seldom changed. */
export const isReference = (policy: PolicyName): boolean => policy === 'publicReference' || policy === 'reference';

/** Whether records under a policy belong to branches. */
export const isScoped = (policy: PolicyName): boolean => 'scope' in policies[policy];
