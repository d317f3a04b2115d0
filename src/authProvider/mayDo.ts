import { allowed, type Principal } from '../../catalog/engine/access/access.ts';
import { INBOX, OUTBOX } from '../../catalog/engine/mail.ts';
import { type Action, verbs } from '../../catalog/engine/policies.ts';
import { entityAt } from '../../catalog/registry/entityOf.ts';
import { mayReadReport } from '../../catalog/registry/reportRights.ts';
import { reportAt } from '../../catalog/registry/reports.ts';
import { session } from './session.ts';

/** React-Admin's words for what our rights call otherwise. */
const synonyms: Readonly<Record<string, Action>> = { export: 'list', read: 'show', clone: 'create' };

const isAction = (name: string): name is Action => name in verbs;

const actionNamed = (name: string): Action | undefined => (isAction(name) ? name : synonyms[name]);

/** Whether somebody may do what React-Admin asks about, by the same table that the host enforces. */
export function mayDo(who: Principal, resource: string, action: string): boolean {
  // One's own mail needs no right, not even a role.
  if (resource === INBOX) return session.state() === 'valid';
  const report = reportAt(resource);
  // A report is there to be read by whoever may see the lists that it is made of.
  if (report) return actionNamed(action) === 'list' && mayReadReport(who, report);
  const entity = entityAt(resource);
  // What stands below /api/ (history, saved views) belongs to whoever is signed in, save the mail with its links into
  // accounts; the host checks each record.
  if (!entity) return resource === OUTBOX ? who.role === 'admin' : who.role !== null;
  const asked = actionNamed(action);
  return asked !== undefined && allowed(who, entity, asked);
}
