import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openApiDocument } from '../../server/engine/openapi/document.ts';
import { otherCalls } from '../../server/modules/otherCalls.ts';
import { outbox } from '../../server/engine/schema/mailTables.ts';
import { seenBy } from '../../server/engine/live/seenBy.ts';
import { accountById, callerOf } from '../../server/engine/auth/account.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type CallOptions, type Office, openOffice, type Reply } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';

/** What only the note says; part of its text and of nothing else. */
const SECRET = 'zamzam4711';

let office: Office;
let file: string;
let ids: { readonly ticket: number; readonly note: number; readonly detail: number };
/** Works on tickets and on everything else, but for notes. */
let clerk: Colleague;

const { ticket_detail, ticket_note, ticket_department, ticket_priority } = entities;
const first = async (path: string, collection: string) => (await office.call('GET', path)).body[collection][0];

beforeAll(async () => {
  office = await openOffice();
  await seedReference(office.host.db);
  const [department, priority] = [
    await first(calls('ticket_department').all, ticket_department.collection),
    await first(calls('ticket_priority').all, ticket_priority.collection),
  ];
  const { body: made } = await office.call('POST', '/ticket/api/v1/ticket/create_from_client/', {
    as: 'user',
    body: {
      subject: 'My visa',
      message: 'When will it come?',
      ticket_department: department.id,
      ticket_priority: priority.id,
    },
  });
  const form = formOf({ file: asFile(await jpeg(), `${SECRET}.jpg`), sealed: 'true' });
  file = (await office.call('POST', '/api/media', { body: form })).body.file;
  const give = (verb: string, body: object) => office.call('POST', calls('ticket').command(verb, made.id), { body });
  expect((await give('reply', { message: 'Soon.' })).status).toBe(200);
  expect((await give('note', { message: `The father is ${SECRET}`, file })).status).toBe(200);
  ids = {
    ticket: made.id,
    note: (await first(calls('ticket_note').all, ticket_note.collection)).id,
    detail: (await first(calls('ticket_detail').all, ticket_detail.collection)).id,
  };
  const { body } = await office.call('GET', calls('permission').everything);
  const rights = body.permissions.map(({ name }: { name: string }) => name);
  clerk = await hire(
    office,
    rights.filter((name: string) => !name.startsWith('TICKET_NOTE')),
  );
}, 60_000);
afterAll(() => office.close());

/** Every documented call that reads, asked about the ticket, its messages and its notes, and as a search for the secret. */
function questions(): readonly string[] {
  const paths = Object.entries(openApiDocument(otherCalls)['paths'] as Readonly<Record<string, object>>);
  return paths
    .filter(([path, methods]) => 'get' in methods && path !== '/api/events')
    .flatMap(([path]) => {
      const isMessages = path.includes('/ticket_note/') || path.includes('/ticket_detail/');
      const those = isMessages ? [ids.note, ids.detail, ids.ticket] : [ids.ticket];
      const asked = path.includes('{') ? those.map(id => path.replaceAll(/\{[^}]+\}/g, String(id))) : [path];
      const sought = ['message', 'name', 'q', 'keyword', 'search', 'subject']
        .map(name => `${name}=${SECRET}`)
        .join('&');
      return asked.flatMap(one => [one, `${one}?${sought}`]);
    });
}

type Ask = (method: string, path: string, asked?: CallOptions) => Promise<Reply>;
const told = async (ask: Ask, paths: readonly string[]): Promise<string[]> => {
  const leaks: string[] = [];
  for (const path of paths) {
    const { body } = await ask('GET', path);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    // A refused search may repeat what was sought, and no more.
    if ([`father is ${SECRET}`, file.split('?')[0] ?? file].some(one => text.includes(one))) leaks.push(path);
  }
  return leaks;
};

it('a note and its file are in no answer to its requester, to a guest, nor to staff without the right to notes', async () => {
  const all = [
    ...questions(),
    ...['ticket', 'ticket_note', 'ticket_detail'].flatMap(entity =>
      Object.values(ids).map(record => `/api/history?filter=${encodeURIComponent(JSON.stringify({ entity, record }))}`),
    ),
  ];
  // It is there for whoever may read it, so that the question is one.
  expect(await told(office.call, [calls('ticket_note').all])).toEqual([calls('ticket_note').all]);
  expect(await told(clerk.call, all)).toEqual([]);
  const own = all.filter(path => /ticket|inbox|history|people|me\/|media|quick-panel|dashboard/.test(path));
  expect(await told((method, path) => office.call(method, path, { as: 'user' }), own)).toEqual([]);
  expect(await told((method, path) => office.call(method, path, { as: 'guest' }), own)).toEqual([]);
}, 120_000);

it('nor in a mail, nor may anybody open its file without a link', async () => {
  const mails = await office.host.db.select().from(outbox);
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toContain(SECRET);
  for (const as of ['user', 'guest', 'admin'] as const)
    expect((await office.call('GET', file.split('?')[0] ?? '', { as })).status).toBe(403);
});

it('nor in an event: whoever does not read notes is not told of one', async () => {
  const changes = [
    { entity: 'ticket_note', record: ids.note },
    { entity: 'ticket', record: ids.ticket },
  ];
  const of = async (id: number) => {
    const account = await accountById(office.host.db, id);
    return account ? (await seenBy(office.host, callerOf(account), changes)).map(({ entity }) => entity) : undefined;
  };
  expect(await of(office.ids.admin)).toEqual(['ticket_note', 'ticket']);
  expect(await of(clerk.id)).toEqual(['ticket']);
  expect(await of(office.ids.user)).toEqual([]);
});
