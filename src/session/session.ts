import { jwtDecode } from 'jwt-decode';
import { type Principal, roleNamed } from '../../catalog/access.ts';
import { announce } from './otherTabs.ts';

/** Names that the specification gives to what stands in local storage. */
const keys = {
  id: 'user_id',
  token: 'jwt_access_token',
  name: 'user_name',
  email: 'user_email',
  role: 'user_role',
  image: 'user_image',
} as const;
const PERMISSIONS = 'permissions';
const BRANCH = 'branch';

/** A token this close to its end would expire on the way to the host. */
const SKEW_SECONDS = 5;

export type SessionState = 'none' | 'expired' | 'valid';
export type EndReason = 'expired' | 'rejected';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly image: string;
}

export interface Rights {
  /** Null when the host does not tell them. */
  readonly permissions: readonly string[] | null;
  readonly branch?: number | null;
}

const read = (key: string): string => localStorage.getItem(key) ?? '';

function expiryOf(token: string): number | undefined {
  try {
    return jwtDecode(token).exp;
  } catch {
    return undefined; // Not a token at all: whoever holds it is a guest.
  }
}

let endReason: EndReason | null = null;
let lastOwner: string | null = null;

/** The signed-in user, as this browser remembers her. */
export const session = {
  token: (): string | null => localStorage.getItem(keys.token),

  state(): SessionState {
    const expiry = expiryOf(read(keys.token));
    if (expiry === undefined) return 'none';
    return expiry <= Date.now() / 1000 + SKEW_SECONDS ? 'expired' : 'valid';
  },

  account: (): Account => ({
    id: read(keys.id),
    name: read(keys.name),
    email: read(keys.email),
    role: read(keys.role),
    image: read(keys.image),
  }),

  principal(): Principal {
    const permissions = sessionStorage.getItem(PERMISSIONS);
    return {
      role: roleNamed(read(keys.role)),
      permissions: permissions === null ? null : new Set(permissions.split('\n')),
      branch: Number(sessionStorage.getItem(BRANCH)) || null,
    };
  },

  /** Whose session this is or, just after it ended, was. */
  ownerId: (): string | null => localStorage.getItem(keys.id) ?? lastOwner,

  /** Why the session ended; stays until the next sign-in, because several requests fail at once when it does. */
  endReason: (): EndReason | null => endReason,

  start(token: string, account: Account): void {
    endReason = null;
    lastOwner = account.id;
    localStorage.setItem(keys.token, token);
    this.update(account);
    announce('login');
  },

  update(account: Account): void {
    for (const name of ['id', 'name', 'email', 'role', 'image'] as const) localStorage.setItem(keys[name], account[name]);
  },

  grant({ permissions, branch }: Rights): void {
    if (permissions) sessionStorage.setItem(PERMISSIONS, permissions.join('\n'));
    else sessionStorage.removeItem(PERMISSIONS);
    if (branch) sessionStorage.setItem(BRANCH, String(branch));
    else sessionStorage.removeItem(BRANCH);
  },

  end(reason?: EndReason): void {
    endReason ??= reason ?? null;
    lastOwner = localStorage.getItem(keys.id) ?? lastOwner;
    for (const key of Object.values(keys)) localStorage.removeItem(key);
    sessionStorage.removeItem(PERMISSIONS);
    sessionStorage.removeItem(BRANCH);
  },
};
