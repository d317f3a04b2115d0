import type { AuthProvider } from 'react-admin';
import type { Principal } from '../../catalog/engine/access/access.ts';
import { forgetDraftKey } from './draftKey.ts';
import { dropDrafts } from './drafts.ts';
import { identity } from './identity.ts';
import { mayDo } from './mayDo.ts';
import { announce } from './otherTabs.ts';
import { isOutlived } from './outlived.ts';
import { refreshAccount } from './refreshAccount.ts';
import { session } from './session.ts';
import { signOut } from './signOut.ts';

const loginPath = (): string => {
  const reason = session.endReason();
  return reason ? `/login?reason=${reason}` : '/login';
};

let refreshing: { readonly token: string | null; readonly done: Promise<void> } | undefined;

/** Role and rights as the host has them by now; asked once for each sign-in. */
function refreshed(): Promise<void> {
  const token = session.token();
  if (refreshing?.token !== token) refreshing = { token, done: refreshAccount() };
  return refreshing.done;
}

/** Whoever asks. Waits for the rights only where the answer depends on them. */
async function principal(): Promise<Principal> {
  const done = refreshed();
  if (!session.knowsRights()) await done;
  return session.principal();
}

/** Sign-in, expiry and rights as React-Admin asks for them. The sign-in page itself stands outside of it. */
export const authProvider = {
  login: async () => undefined,

  /** `isOver` where the host has ended the session already. */
  async logout({ isOver }: { readonly isOver?: boolean } = {}) {
    // React-Admin calls this as well where it finds no session, which is no sign-out to tell others about.
    const token = session.token();
    if (session.endReason() === null && token !== null) {
      if (!isOver) signOut(token);
      session.end();
      dropDrafts();
      forgetDraftKey();
      announce('logout');
      return '/';
    }
    session.end();
    return loginPath();
  },

  async checkAuth() {
    if (session.state() === 'valid') return;
    session.end(session.whyOver());
    throw { redirectTo: loginPath(), message: false };
  },

  async checkError(error: { readonly status?: number }) {
    if (error.status !== 401 || isOutlived(error)) return;
    // Several requests fail at once when a session ends; only the first leads to the sign-in, or the way back would
    // pass it twice.
    const isFirst = session.endReason() === null;
    session.end(session.whyOver() ?? 'rejected');
    throw { redirectTo: isFirst && loginPath(), message: false };
  },

  async getIdentity() {
    return identity();
  },

  getPermissions: principal,

  async canAccess({ resource, action }) {
    return mayDo(await principal(), resource, action);
  },
} satisfies AuthProvider;
