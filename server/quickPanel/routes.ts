import { count, min } from 'drizzle-orm';
import { Hono } from 'hono';
import { allowed } from '../../catalog/access.ts';
import { dayIn } from '../../catalog/days.ts';
import { entities } from '../../catalog/entities.ts';
import { demandSignedIn } from '../auth/demandSignedIn.ts';
import { userDataOf } from '../auth/userData.ts';
import { registration } from '../db/systemTables.ts';
import type { Env, Host } from '../host.ts';
import { listLink, type PanelEvent } from './events.ts';
import { type Onlooker, packageMoves, pilgrimMoves, shortPassports } from './journeys.ts';

/** People who wait to be let in, since the first of them asked. */
async function waiting({ db, timeZone }: Host): Promise<PanelEvent[]> {
  const [row] = await db.select({ count: count(), since: min(registration.at) }).from(registration);
  if (!row?.since) return [];
  const link = listLink(entities.user.route, { user_type: 'registration', is_active: false });
  return [{ kind: 'registration', date: dayIn(timeZone, row.since), count: row.count, link }];
}

/** Each kind of event, with the question whether the caller may see what it tells. */
function visible(onlooker: Onlooker, today: string): Promise<PanelEvent[]>[] {
  const { host, caller } = onlooker;
  const may = (entity: 'hajj_passenger_info' | 'tour_package') => allowed(caller, entities[entity], 'list');
  return [
    ...(may('hajj_passenger_info') ? [pilgrimMoves(onlooker, today, 'departure'), pilgrimMoves(onlooker, today, 'return'), shortPassports(onlooker, today)] : []),
    ...(may('tour_package') ? [packageMoves(onlooker, today, 'departure'), packageMoves(onlooker, today, 'return')] : []),
    // Only an administrator can let people in.
    ...(caller.role === 'admin' ? [waiting(host)] : []),
  ];
}

/** What the quick panel shows: the agency's day, one's own notes, and what is ahead, as far as the caller's rights go. */
export function quickPanelRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/quick-panel/data', async context => {
    const id = demandSignedIn(context);
    const today = dayIn(host.timeZone, host.clock());
    const [{ notes }, ...events] = await Promise.all([userDataOf(host.db, id), ...visible({ host, caller: context.get('caller') }, today)]);
    const sorted = events.flat().sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
    return context.json({ today, notes: typeof notes === 'string' ? notes : '', events: sorted });
  });
  return routes;
}
