import type { AuthProvider } from 'react-admin';
import { allowed, type Principal } from '../../catalog/engine/access/access.ts';
import { type Action, verbs } from '../../catalog/engine/policies.ts';
import { mayReadReport } from '../../catalog/registry/reportRights.ts';
import { reportAt } from '../../catalog/registry/reports.ts';
import { INBOX, OUTBOX } from '../../catalog/engine/mail.ts';
import { entityAt } from '../../catalog/registry/entityOf.ts';
import { forgetDraftKey } from './draftKey.ts';
import { dropDrafts } from './drafts.ts';
import { mediaUrl } from './host.ts';
import { announce } from './otherTabs.ts';
import { isOutlived } from './outlived.ts';
import { refreshAccount } from './refreshAccount.ts';
import { session } from './session.ts';
import { signOut } from './signOut.ts';

/** React-Admin's words for what our rights call otherwise. */
const synonyms: Readonly<Record<string, Action>> = { export: 'list', read: 'show', clone: 'create' };

const isAction = (name: string): name is Action => name in verbs;

const actionNamed = (name: string): Action | undefined => (isAction(name) ? name : synonyms[name]);

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
  const known = session.principal();
  if (known.role !== 'admin' && known.permissions === null) await done;
  return session.principal();
}

const AVATAR = '/avatar.svg';

const pictureOf = (image: string): string => {
  if (!image) return AVATAR;
  return image.startsWith('/') ? `${mediaUrl}${image}` : image;
};

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
    const { id, name, email, role, image } = session.account();
    return { id, fullName: name || email, email, role, avatar: pictureOf(image) };
  },

  getPermissions: principal,

  async canAccess({ resource, action }) {
    const who = await principal();
    const entity = entityAt(resource);
    // One's own mail needs no right, not even a role.
    if (resource === INBOX) return session.state() === 'valid';
    const report = reportAt(resource);
    // A report is there to be read by whoever may see the lists that it is made of.
    if (report) {
      const isRead = actionNamed(action) === 'list';
      return isRead && mayReadReport(who, report);
    }
    // What stands below /api/ (history, saved views) belongs to whoever is signed in, save the mail with its links into
    // accounts; the host checks each record.
    if (!entity) return resource === OUTBOX ? who.role === 'admin' : who.role !== null;
    const asked = actionNamed(action);
    return asked !== undefined && allowed(who, entity, asked);
  },
} satisfies AuthProvider;
