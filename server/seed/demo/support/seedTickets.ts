import { sql } from 'drizzle-orm';
import { afterWorking, type WorkingHours } from '#catalog/support/tickets/workingHours.ts';
import { officeHours, targetsOf } from '#server/modules/support/tickets/workingHoursOf.ts';
import { insertNumbered, type Row } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { insertDocuments } from '../insertDocuments.ts';
import { cannedReplies } from './cannedReplies.ts';
import { type Matter, matters } from './matters.ts';

const ended: readonly string[] = ['resolved', 'closed', 'merged', 'spam'];
const HOUR = 3_600_000;

/** Ids of labels by their codes. */
async function labels(ground: Ground, table: string): Promise<(code: string) => number> {
  const { rows } = await ground.db.execute<{ id: number; code: string }>(
    sql`select min(id) as id, code from ${sql.identifier(table)} group by code`,
  );
  const byCode = new Map(rows.map(({ id, code }) => [code, id]));
  return code => byCode.get(code) ?? 0;
}

/** When the nth thing was said of a matter: some hours after the one before, never ahead of yesterday's evening. */
const saidAt = ({ today }: Ground, { before }: Matter, at: number): string =>
  new Date(Date.parse(`${addDays(today, -before)}T04:00:00Z`) + at * 2 * HOUR).toISOString();

interface Terms {
  readonly hours: WorkingHours;
  readonly response: number;
  readonly resolve: number;
}

/** How far a matter has come. */
function progress(ground: Ground, matter: Matter, { hours, response, resolve }: Terms) {
  const { state, said } = matter;
  const opened = saidAt(ground, matter, 0);
  const answered = said.findIndex(([voice]) => voice === 'answers');
  const words = said.flatMap(([voice], at) => (voice === 'notes' ? [] : [{ voice, at }]));
  const last = words.at(-1) ?? { voice: 'asks', at: 0 };
  const due = (work: number) => afterWorking(hours, new Date(opened), work).toISOString();
  return {
    opened_on: addDays(ground.today, -matter.before),
    awaits_reply: last.voice === 'asks' && !ended.includes(state),
    last_message_at: saidAt(ground, matter, last.at),
    response_due: due(response),
    responded_at: answered < 0 ? null : saidAt(ground, matter, answered),
    resolve_due: due(resolve),
    paused_at: state === 'pending_customer' || state === 'on_hold' ? saidAt(ground, matter, last.at) : null,
    resolved_at: state === 'resolved' || state === 'closed' ? saidAt(ground, matter, said.length) : null,
    resolution: state === 'resolved' || state === 'closed' ? 'solved' : null,
    wake_on: state === 'on_hold' ? addDays(ground.today, 6) : null,
    // The second word about the wheelchair goes on in the first.
    merged_into:
      state === 'merged' ? 1 + matters.findIndex(({ subject }) => subject.startsWith('Wheelchair for')) : null,
    created_at: opened,
    updated_at: saidAt(ground, matter, said.length),
  };
}

/** Tickets in each state, with what was said about them, and the replies that are given often. */
export async function seedTickets(ground: Ground): Promise<void> {
  const { db, staff } = ground;
  const [department, priority, status] = [
    await labels(ground, 'ticket_department'),
    await labels(ground, 'ticket_priority'),
    await labels(ground, 'ticket_status'),
  ];
  const { hours } = await officeHours(db, 'Asia/Dhaka');
  const rows: Row[] = [];
  for (const matter of matters) {
    const targets = await targetsOf(db, priority(matter.priority));
    const author = staff[rows.length % 3] ?? null;
    rows.push({
      status: matter.state,
      subject: matter.subject,
      requester_name: matter.by,
      email: `requester${rows.length + 1}@example.com`,
      ticket_department: department(matter.department),
      ticket_priority: priority(matter.priority),
      ticket_status: status(matter.state),
      message: matter.said[0]?.[1] ?? '',
      assignee: matter.state === 'new' || matter.state === 'spam' ? null : author,
      ...progress(ground, matter, { hours, ...targets }),
      created_by: author,
      updated_by: author,
    });
  }
  await insertDocuments(db, 'ticket', { prefix: 'TK', field: 'ticket_no', day: 'opened_on' }, rows);
  const words = matters.flatMap((matter, index) =>
    matter.said.map(([voice, message], at) => {
      const author = staff[index % 3] ?? null;
      const when = saidAt(ground, matter, at);
      return { voice, ticket: index + 1, message, author, created_at: when, updated_at: when };
    }),
  );
  const messages = words.flatMap(({ voice, author, ...word }) =>
    voice === 'notes'
      ? []
      : [
          {
            ...word,
            admin: voice === 'answers' ? author : null,
            channel: voice === 'answers' ? 'desk' : 'mail',
            created_by: author,
          },
        ],
  );
  const notes = words.filter(({ voice }) => voice === 'notes');
  await insertNumbered(db, 'ticket_detail', messages);
  await insertNumbered(
    db,
    'ticket_note',
    notes.map(({ voice: _voice, ...note }) => ({ ...note, created_by: note.author })),
  );
  await insertNumbered(db, 'canned_reply', cannedReplies(ground, department));
}
