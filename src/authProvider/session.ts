import { type Principal, roleNamed } from '../../catalog/engine/access/access.ts';
import { claimsOf } from './claims.ts';
import type { EndReason } from './EndReason.ts';
import { forgetOfficeStore } from './officeStore.ts';
import { announce } from './otherTabs.ts';
import { tellOwner } from './owners.ts';

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

/** Share of its life that a token has left when it counts as old. */
const OLD = 1 / 4;
/** Life of a token that does not say when it was made, in seconds. */
const USUAL_LIFE = 60 * 60;

export type SessionState = 'none' | 'expired' | 'valid';

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

const expiryOf = (token: string): number | undefined => claimsOf(token).exp;

let endReason: EndReason | null = null;
/** What another tab has told about the session's end, which this one has still to meet. */
let heard: EndReason | null = null;
/** Whose session was over last in this tab, by their id; a reload must not forget it. */
const LAST = 'last_user_id';
/** The path at which a user has left their place to somebody else; a reload must not forget it either. */
const LEFT = 'left_path';
/** For whom this tab works. */
let lastOwner = localStorage.getItem(keys.id) ?? sessionStorage.getItem(LAST);
/** Whether the user of this tab has come after another. */
let isNewcomer = false;
/** What was left to whom has signed in last. */
let leftPath: string | null = null;

let named: { readonly text: string | null; readonly names: ReadonlySet<string> } = { text: null, names: new Set() };

/** A page asks hundreds of times for the same hundreds of names; so they are taken apart once. */
function permissionsIn(text: string | null): ReadonlySet<string> | null {
  if (text === null) return null;
  if (named.text !== text) named = { text, names: new Set(text.split('\n')) };
  return named.names;
}

/** The signed-in user, as this browser remembers them. */
export const session = {
  token: (): string | null => localStorage.getItem(keys.token),

  state(): SessionState {
    const expiry = expiryOf(read(keys.token));
    if (expiry === undefined) return 'none';
    return expiry <= Date.now() / 1000 + SKEW_SECONDS ? 'expired' : 'valid';
  },

  /** Whether the token has so little time left that a new one is due. */
  isOld(): boolean {
    const { exp = 0, iat = exp - USUAL_LIFE } = claimsOf(read(keys.token));
    return exp - Date.now() / 1000 < (exp - iat) * OLD;
  },

  /**
   * Puts a newer token of the same user into the place of an old one. Another tab may have been quicker, or have signed
   * out meanwhile: what stands there now then stays. Gives whether the newer one was good.
   */
  renew(old: string, next: string): boolean {
    const [before, after] = [claimsOf(old), claimsOf(next)];
    if (after.user_id !== before.user_id || (after.exp ?? 0) <= (before.exp ?? 0)) return false;
    if (read(keys.token) === old) localStorage.setItem(keys.token, next);
    return true;
  },

  account: (): Account => ({
    id: read(keys.id),
    name: read(keys.name),
    email: read(keys.email),
    role: read(keys.role),
    image: read(keys.image),
  }),

  principal(): Principal {
    return {
      role: roleNamed(read(keys.role)),
      permissions: permissionsIn(sessionStorage.getItem(PERMISSIONS)),
      branch: Number(sessionStorage.getItem(BRANCH)) || null,
    };
  },

  /** Whether this tab knows what the user may do, without asking the host. */
  knowsRights(): boolean {
    return sessionStorage.getItem(PERMISSIONS) !== null || roleNamed(read(keys.role)) === 'admin';
  },

  /** Whose session this is or, just after it ended, was. */
  ownerId: (): string | null => localStorage.getItem(keys.id) ?? lastOwner,

  /** Whether somebody else than whom this tab works for has signed in. */
  changedHands(): boolean {
    const owner = localStorage.getItem(keys.id);
    return lastOwner !== null && owner !== null && owner !== lastOwner;
  },

  /** Why the session ended; stays until the next sign-in, because several requests fail at once when it does. */
  endReason: (): EndReason | null => endReason,

  /** Why a session that is not valid any more is over; undefined when it was never there, or was left on purpose. */
  whyOver(): EndReason | undefined {
    return this.state() === 'expired' ? 'expired' : (heard ?? undefined);
  },

  /** Another tab had to end the session. */
  hearEnd(reason: EndReason): void {
    heard = reason;
  },

  start(token: string, account: Account): void {
    this.update(account);
    // Last, so that another tab that sees it sees its owner as well.
    localStorage.setItem(keys.token, token);
    this.resume();
    announce('login');
  },

  /** Goes on with the session that stands there now, begun in this tab or another. */
  resume(): void {
    [endReason, heard] = [null, null];
    const owner = localStorage.getItem(keys.id);
    isNewcomer = lastOwner !== null && owner !== lastOwner;
    if (owner !== lastOwner) tellOwner(owner);
    lastOwner = owner;
    sessionStorage.removeItem(LAST);
    // It is for the next one only.
    leftPath = sessionStorage.getItem(LEFT);
    sessionStorage.removeItem(LEFT);
  },

  /** The user of this tab leaves their place, on purpose, to somebody who may see what stands at a path. */
  leaveAt(path: string): void {
    sessionStorage.setItem(LEFT, path);
  },

  /** Whether a path waited for the user of this tab. Who comes after another does not go the way back of that one. */
  mayGoOnAt: (path: string): boolean => !isNewcomer || path === leftPath,

  update(account: Account): void {
    for (const name of ['id', 'name', 'email', 'role', 'image'] as const)
      localStorage.setItem(keys[name], account[name]);
  },

  grant({ permissions, branch }: Rights): void {
    if (permissions) sessionStorage.setItem(PERMISSIONS, permissions.join('\n'));
    else sessionStorage.removeItem(PERMISSIONS);
    if (branch) sessionStorage.setItem(BRANCH, String(branch));
    else sessionStorage.removeItem(BRANCH);
  },

  /** Forgets the session. A reason tells that nobody asked for it; the other tabs learn it too. */
  end(reason?: EndReason): void {
    if (reason && localStorage.getItem(keys.token) !== null) announce(reason);
    endReason ??= reason ?? null;
    heard = null;
    lastOwner = localStorage.getItem(keys.id) ?? lastOwner;
    for (const key of Object.values(keys)) localStorage.removeItem(key);
    sessionStorage.removeItem(PERMISSIONS);
    sessionStorage.removeItem(BRANCH);
    if (endReason && lastOwner !== null) sessionStorage.setItem(LAST, lastOwner);
    forgetOfficeStore();
    tellOwner(null);
  },
};
