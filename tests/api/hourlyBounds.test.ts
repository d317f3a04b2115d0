import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { shopOrders } from '../support/shopOrders.ts';
import { stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
/** A party without a record of a person. */
let plain: number;
/** More of them, so that no lock of a record makes calls wait for each other. */
let many: readonly number[];
/** The party of a customer with an address. */
let known: { readonly party: number; readonly email: string };
beforeAll(async () => {
  office = await openOffice();
  await seedReference(office.host.db);
  books = await openBooks(office);
  plain = await books.party('Karim Travels');
  many = await Promise.all(Array.from({ length: 14 }, (_, at) => books.party(`Karim ${at}`)));
  const { id, email } = await createSample(office, entities.customer);
  const { rows } = await office.pool.query(`select id from party where source_type = 'user' and source_id = $1`, [id]);
  known = { party: rows[0].id, email: String(email) };
});
afterAll(() => office.close());

type Who = Pick<Office, 'call'>;
const HOUR = 3600;
const rights = [
  'PARTY_DETAILS',
  'PARTY_LIST',
  'PARTY_MAIL_STATEMENT',
  'ACCOUNT_LOG_LIST',
  'OPEN_ITEM_LIST',
  'ALL_BRANCHES',
  'ORDER_DETAILS',
  'ORDER_MAIL_ORDER',
];
const clerk = (...more: string[]) => hire(office, [...rights, ...more]);
const period = { language: 'en', starts_on: '2026-10-01', ends_on: '2026-11-10' };
const post = (who: Who, path: string, body: object, headers = {}) =>
  who.call('POST', path, { body, headers: { 'idempotency-key': randomUUID(), ...headers } });
const mail = (who: Who, email?: string, party = plain, headers = {}) =>
  post(who, calls('party').command('mail_statement', party), { ...period, ...(email && { email }) }, headers);
const statuses = (replies: readonly Reply[]) => {
  const of = (status: number) => replies.filter(one => one.status === status).length;
  return { done: replies.filter(({ status }) => status < 300).length, refused: of(429), all: replies.length };
};
const queued = async (like: string): Promise<number> =>
  (await office.pool.query('select count(*)::int as n from outbox where "to" like $1', [like])).rows[0].n;
const times = async (most: number, one: (at: number) => Promise<Reply>): Promise<Reply[]> => {
  const replies: Reply[] = [];
  for (let at = 0; at < most; at += 1) replies.push(await one(at));
  return replies;
};
const aboutTickets = async () => {
  const of = async (name: 'ticket_department' | 'ticket_priority'): Promise<number> =>
    (await office.call('GET', calls(name).everything)).body[entities[name].collection][0].id;
  return { ticket_department: await of('ticket_department'), ticket_priority: await of('ticket_priority') };
};
/** The same colleague, signed in again after the clock was moved. */
const again = async ({ id }: Pick<Colleague, 'id'>): Promise<Who> => {
  const { rows } = await office.pool.query('select session_version as v from "user" where id = $1', [id]);
  const authorization = `Bearer ${await issueToken(newSession({ id, sessionVersion: rows[0].v }, office.host), office.host)}`;
  return {
    call: (method, path, asked = {}) =>
      office.call(method, path, { ...asked, as: 'guest', headers: { authorization, ...asked.headers } }),
  };
};

describe('mail of one user', () => {
  it('is sixty an hour, however many calls come at once; others go on, and an hour later they do too', async () => {
    const writer = await clerk('MAIL_ELSEWHERE');
    const replies = await Promise.all(
      Array.from({ length: 70 }, (_, at) => mail(writer, `many-${at}@rihla.example`, many[at % 14])),
    );
    expect(statuses(replies)).toEqual({ done: 60, refused: 10, all: 70 });
    expect(await queued('many-%')).toBe(60);
    office.wait(20 * 60);
    const refused = await mail(writer, 'late@rihla.example', plain, { 'accept-language': 'en' });
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'mails_of_hour',
      String(40 * 60),
    ]);
    expect(refused.body.detail).toBe('You have written 60 mails within an hour. The next one can go in 40 min.');
    const told = async (locale: string) =>
      (await mail(writer, 'late@rihla.example', plain, { 'accept-language': locale })).body.detail;
    expect(await told('tr')).toContain('60 e-posta');
    expect(await told('ar')).toContain('بعد 40 دقيقة');
    const { rows } = await office.pool.query(
      `select 1 from history where entity = 'party' and command = 'mail_statement' and reason like 'late@%'`,
    );
    expect([await queued('late@%'), rows]).toEqual([0, []]);
    expect((await mail(await clerk('MAIL_ELSEWHERE'), 'other@rihla.example')).status).toBe(200);
    office.wait(40 * 60);
    expect((await mail(await again(writer), 'late@rihla.example')).status).toBe(200);
  });

  it('counts orders, statements and replies to tickets together', async () => {
    const made = await office.call('POST', calls('ticket').create, {
      body: {
        subject: 'Visa',
        message: 'When?',
        email: 'asks@rihla.example',
        ...(await aboutTickets()),
      },
    });
    const replier = await clerk('MAIL_ELSEWHERE', 'TICKET_UPDATE', 'TICKET_DETAILS', 'TICKET_DETAIL_LIST');
    const sent = await times(59, at => mail(replier, `each-${at}@rihla.example`));
    expect(statuses(sent).done).toBe(59);
    const reply = () => post(replier, calls('ticket').command('reply', made.body.id), { message: 'Soon.' });
    expect((await reply()).status).toBe(200);
    const last = await reply();
    expect([last.status, last.body.code]).toEqual([429, 'mails_of_hour']);
    expect(await queued('asks@%')).toBe(1);
    const thread = await office.pool.query('select 1 from ticket_detail where ticket = $1', [made.body.id]);
    expect(thread.rows).toHaveLength(2);
  });
});

it('ten mails an hour go to one mailbox, whoever writes them and however it is spelt', async () => {
  const writers = [await clerk('MAIL_ELSEWHERE'), await clerk('MAIL_ELSEWHERE')] as const;
  const spelt = ['flooded@rihla.example', 'Flooded@RIHLA.example', 'flooded+a@rihla.example'];
  const replies = await Promise.all(
    Array.from({ length: 14 }, (_, at) => mail(writers[at % 2 ? 0 : 1], spelt[at % spelt.length], many[at])),
  );
  expect(statuses(replies)).toEqual({ done: 10, refused: 4, all: 14 });
  expect(await queued('flooded%')).toBe(10);
  const [last] = await times(1, () => mail(office, 'flooded@rihla.example'));
  expect([last?.status, last?.body.code, last?.headers.get('retry-after')]).toEqual([
    429,
    'mails_to_address',
    String(HOUR),
  ]);
  // What was refused counts for nobody: each of the two has as many left as they have not sent.
  const left = await times(56, at => mail(writers[0], `left-${at}@rihla.example`));
  expect(statuses(left).done).toBeGreaterThan(50);
});

describe('an address that is not the one on record', () => {
  it('of a party asks for a right of its own', async () => {
    const bound = await clerk();
    const free = await clerk('MAIL_ELSEWHERE');
    const refused = await mail(bound, 'elsewhere@rihla.example', known.party);
    expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
      403,
      'address_right',
      [{ field: 'email', code: 'address_right' }],
    ]);
    expect(refused.body.email).toEqual([refused.body.detail]);
    expect(await queued('elsewhere@%')).toBe(0);
    expect((await mail(free, 'elsewhere@rihla.example', known.party)).status).toBe(200);
    for (const own of [undefined, known.email, known.email.toUpperCase()])
      expect((await mail(bound, own, known.party)).status, own).toBe(200);
    expect(await queued(known.email)).toBe(3);
    const nowhere = await mail(bound);
    expect([nowhere.status, nowhere.body.errors]).toEqual([400, [{ field: 'email', code: 'no_address' }]]);
    expect((await mail(bound, 'elsewhere@rihla.example')).status).toBe(403);
  });

  it('of the customer of an order does so, too', async () => {
    const orders = shopOrders(office);
    const { id: branch } = await createSample(office, entities.branch);
    const stock = await stockOf(office, 'Bag');
    await stock.move('goods_received', 5, '50.00', { branch });
    const item = { stock_item: stock.item, quantity: 1 };
    const id = await orders.upTo('place', { party: known.party, branch, order_date: '2026-11-21', items: [item] });
    const letter = { language: 'en', subject: 'A\u202egnp.exe {{order_no}}', message: 'M' };
    const write = (who: Who, body: object = {}) =>
      post(who, calls('order').command('mail_order', id), { ...letter, ...body });
    const bound = await clerk();
    const refused = await write(bound, { email: 'foreign@rihla.example' });
    expect([refused.status, refused.body.errors]).toEqual([403, [{ field: 'email', code: 'address_right' }]]);
    const before = await queued(known.email);
    expect((await write(bound)).status).toBe(200);
    expect(await queued(known.email)).toBe(before + 1);
    expect((await write(await clerk('MAIL_ELSEWHERE'), { email: 'foreign@rihla.example' })).status).toBe(200);
    const { rows } = await office.pool.query(`select subject from outbox where "to" = 'foreign@rihla.example'`);
    expect(rows[0].subject).toMatch(/^Agnp\.exe /);
  });
});

describe('what a plain user may do sixty times an hour', () => {
  it('is to write to us: tickets of theirs and words to them together', async () => {
    const about = await aboutTickets();
    const open = () =>
      office.call('POST', `${mount('ticket')}/create_from_client`, {
        as: 'user',
        body: { subject: 'Visa', message: 'When?', ...about },
      });
    const first = await open();
    expect([first.status, first.body.errors]).toEqual([201, undefined]);
    const say = () =>
      office.call('POST', calls('ticket_detail').create, {
        as: 'user',
        body: { ticket: first.body.id, message: 'Well?' },
      });
    const said = await Promise.all(Array.from({ length: 65 }, (_, at) => (at % 2 ? say() : open())));
    expect(statuses(said)).toEqual({ done: 59, refused: 6, all: 65 });
    expect((await say()).body.code).toBe('ticket_words_of_hour');
    expect((await open()).body.code).toBe('ticket_words_of_hour');
    const { rows } = await office.pool.query(
      `select (select count(*) from ticket where "user" = $1)::int + (select count(*) from ticket_detail d
        where customer = $1 and d.message = 'Well?')::int as n`,
      [office.ids.user],
    );
    expect(rows).toEqual([{ n: 60 }]);
  });

  it('is to write to colleagues, each of them for themselves', async () => {
    const seeing = ['EMPLOYEE_LIST', 'ALL_BRANCHES'];
    const [one, other] = [await hire(office, seeing), await hire(office, seeing)];
    const write = (who: Who, to: number) =>
      who.call('POST', '/api/inbox/messages', { body: { to: [to], subject: 'S\u2066 \u200f', message: 'M' } });
    const written = await Promise.all(Array.from({ length: 63 }, () => write(one, other.id)));
    expect(statuses(written)).toEqual({ done: 60, refused: 3, all: 63 });
    expect(written.find(({ status }) => status === 429)?.body.code).toBe('messages_of_hour');
    const { rows } = await office.pool.query('select subject from staff_message where author = $1', [one.id]);
    expect([rows.length, rows[0].subject]).toEqual([60, 'S \u200f'.trim()]);
    expect((await write(other, one.id)).status).toBe(201);
    office.wait(HOUR);
    expect((await write(await again(one), other.id)).status).toBe(201);
  });

  it('is to save a view, though they throw each away at once', async () => {
    const owner = await hire(office);
    const save = (who: Who) =>
      who.call('POST', '/api/saved_views', { body: { resource: 'x', name: 'A\u202eB\u200c', query: {} } });
    const saved = await times(60, async () => {
      const made = await save(owner);
      await owner.call('DELETE', `/api/saved_views/${made.body.id}`);
      return made;
    });
    expect(saved[0]?.body.name).toBe('AB\u200c');
    expect(statuses(saved).done).toBe(60);
    const refused = await save(owner);
    expect([refused.status, refused.body.code]).toEqual([429, 'views_of_hour']);
    office.wait(HOUR);
    expect((await save(await again(owner))).status).toBe(201);
  });

  it('passes no bound on how many views there are by many calls at once', async () => {
    const owner = await hire(office);
    await office.pool.query(
      `insert into saved_view (owner, resource, name, query) select $1, 'x', n::text, '{}' from generate_series(1, 495) n`,
      [owner.id],
    );
    const one = { resource: 'x', name: 'One', query: {} };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => owner.call('POST', '/api/saved_views', { body: one })),
    );
    expect(statuses(all).done).toBe(5);
  });
});

it('forgets what has left the hour', async () => {
  office.wait(HOUR);
  await mail(await again({ id: office.ids.admin }), 'sweeps@rihla.example');
  const kept = async () => (await office.pool.query('select 1 from hourly_use')).rows.length;
  for (let round = 0; round < 4 && (await kept()) > 20; round += 1)
    await mail(await again({ id: office.ids.admin }), `sweeps-${round}@rihla.example`);
  expect(await kept()).toBeLessThanOrEqual(20);
});
