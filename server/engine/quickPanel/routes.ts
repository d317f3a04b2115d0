import { Hono } from 'hono';
import { dayIn } from '#catalog/engine/days/days.ts';
import { demandSignedIn } from '../access/demandSignedIn.ts';
import { userDataOf } from '../auth/userData.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import type { EventSource } from './EventSource.ts';
import type { PanelEvent } from './PanelEvent.ts';

/** By the day on which something has to be done; for what is overdue that is today. */
function inOrder(events: readonly PanelEvent[], today: string): PanelEvent[] {
  const due = ({ date }: PanelEvent) => (date < today ? today : date);
  return events.toSorted((a, b) => due(a).localeCompare(due(b)));
}

/**
 * What the quick panel shows: the agency's day, one's own notes, and what is ahead, as far as the caller's rights go.
 */
export function quickPanelRoutes(host: Host, sources: readonly EventSource[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/quick-panel/data', async context => {
    const id = demandSignedIn(context);
    const caller = context.get('caller');
    const today = dayIn(host.timeZone, host.clock());
    const asked = sources.filter(source => source.sees(caller)).map(source => source.events({ host, caller, today }));
    const [{ notes }, ...events] = await Promise.all([userDataOf(host.db, id), ...asked]);
    return context.json({
      today,
      notes: typeof notes === 'string' ? notes : '',
      events: inOrder(events.flat(), today),
    });
  });
  return routes;
}
