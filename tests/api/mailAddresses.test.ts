import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice, PASSWORD, type Reply } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { createSample } from '../support/sample.ts';
import { shopOrders } from '../support/shopOrders.ts';
import { stockOf } from '../support/stock.ts';

let office: Office;
let about: Readonly<Record<string, number>>;
/** A party without an address, to which whoever may writes elsewhere. */
let plain: number;
beforeAll(async () => {
  office = await openOffice();
  await seedReference(office.host.db);
  plain = await (await openBooks(office)).party('Karim Travels');
  const of = async (name: 'ticket_department' | 'ticket_priority'): Promise<number> =>
    (await office.call('GET', calls(name).everything)).body[entities[name].collection][0].id;
  about = { ticket_department: await of('ticket_department'), ticket_priority: await of('ticket_priority') };
});
afterAll(() => office.close());

type Who = Pick<Office, 'call'>;
const DAY = 24 * 3600;
const pilgrim = calls('hajj_passenger_info');
const rights = [
  'ALL_BRANCHES',
  ...['DETAILS', 'LIST', 'MAIL_STATEMENT'].map(verb => `PARTY_${verb}`),
  'ACCOUNT_LOG_LIST',
  'OPEN_ITEM_LIST',
  'ORDER_DETAILS',
  'ORDER_MAIL_ORDER',
  'CONTACT_DETAILS',
  ...['DETAILS', 'UPDATE'].map(verb => `HAJJ_PASSENGER_INFO_${verb}`),
  ...['CREATE', 'UPDATE', 'DETAILS', 'DETAIL_LIST'].map(verb => `TICKET_${verb}`),
];
const clerk = (...more: string[]) => hire(office, [...rights, ...more]);
const post = (who: Who, path: string, body: object, headers = {}) =>
  who.call('POST', path, { body, headers: { 'idempotency-key': randomUUID(), ...headers } });
const period = { language: 'en', starts_on: '2026-10-01', ends_on: '2026-11-10' };
const mail = (who: Who, party: number, more: object = {}, headers = {}) =>
  post(who, calls('party').command('mail_statement', party), { ...period, ...more }, headers);
const outcome = ({ status, body }: Reply) => [status, body.code];
const refused = [403, 'address_unproved'];
const nextDay = async ({ id }: Colleague): Promise<Who> => {
  office.wait(DAY);
  const fresh = async (account: number) =>
    issueToken(newSession({ id: account, sessionVersion: 1 }, office.host), office.host);
  Object.assign(office.tokens, { admin: await fresh(office.ids.admin) });
  const { rows } = await office.pool.query('select session_version as v from "user" where id = $1', [id]);
  const session = newSession({ id, sessionVersion: rows[0].v }, office.host);
  const authorization = `Bearer ${await issueToken(session, office.host)}`;
  return {
    call: (method, path, asked = {}) =>
      office.call(method, path, { ...asked, as: 'guest', headers: { authorization, ...asked.headers } }),
  };
};

/** Somebody with an address that an administrator wrote, and their party. */
async function somebody() {
  const { id, email } = await createSample(office, entities.hajj_passenger_info);
  const { rows } = await office.pool.query(
    `select id from party where source_type = 'hajj_passenger_info' and source_id = $1`,
    [id],
  );
  return { id, email: String(email), party: Number(rows[0].id) };
}
async function move(who: Who, id: number, email: string): Promise<void> {
  const { status, body } = await who.call('PUT', pilgrim.update(id), { body: { email } });
  expect([status, body.errors]).toEqual([200, undefined]);
}

describe('an address that its sender wrote on the record', () => {
  it('gets no statement of theirs for a day; a colleague writes there at once', async () => {
    const [writer, other, free] = [await clerk(), await clerk(), await clerk('MAIL_ELSEWHERE')];
    const { id, party } = await somebody();
    await move(writer, id, 'planted@evil.example');
    const reply = await mail(writer, party, { message: 'Pay here' }, { 'accept-language': 'en' });
    expect(outcome(reply)).toEqual(refused);
    expect(reply.body.detail).toContain('permission to write to any address (MAIL_ELSEWHERE)');
    const told = async (locale: string): Promise<string> =>
      (await mail(writer, party, {}, { 'accept-language': locale })).body.detail;
    expect(await told('tr')).toContain('yazma yetkisini (MAIL_ELSEWHERE)');
    expect(await told('ar')).toContain('صلاحية الكتابة إلى أي عنوان (MAIL_ELSEWHERE)');
    expect(outcome(await mail(writer, party, { email: 'planted@evil.example' }))).toEqual(refused);
    expect(await mailTo(office, 'planted@evil.example')).toEqual([]);
    for (const who of [other, office]) expect((await mail(who, party)).status).toBe(200);
    await move(free, id, 'known@rihla.example');
    expect((await mail(free, party)).status).toBe(200);
    await move(writer, id, 'waited@rihla.example');
    expect(outcome(await mail(writer, party))).toEqual(refused);
    expect((await mail(await nextDay(writer), party)).status).toBe(200);
  });

  it('is one that somebody else wrote, once it stands there as they left it or is put back', async () => {
    const writer = await clerk();
    const { id, email, party } = await somebody();
    expect((await mail(writer, party)).status).toBe(200);
    await move(writer, id, 'mistyped@rihla.example');
    expect(outcome(await mail(writer, party))).toEqual(refused);
    await move(writer, id, email);
    expect((await mail(writer, party)).status).toBe(200);
    await office.pool.query(`delete from history where entity = 'hajj_passenger_info' and record = $1`, [id]);
    expect((await mail(writer, party)).status, 'of the books of before').toBe(200);
  });

  it('may be that of a party which is nobody else’s record', async () => {
    const [writer, other] = [await clerk('PARTY_CREATE', 'PARTY_UPDATE'), await clerk()];
    const own = { name: 'The landlord', email: 'landlord@rihla.example' };
    const { id } = (await office.call('POST', calls('party').create, { body: own })).body;
    expect((await mail(writer, id)).status).toBe(200);
    const moved = await writer.call('PUT', calls('party').update(id), { body: { email: 'planted2@evil.example' } });
    expect(moved.status).toBe(200);
    expect(outcome(await mail(writer, id))).toEqual(refused);
    expect((await mail(other, id)).status).toBe(200);
    expect(await mailTo(office, 'landlord@rihla.example')).toHaveLength(1);
    expect(await mailTo(office, 'planted2@evil.example')).toHaveLength(1);
  });

  it('gets no mail of theirs about an order', async () => {
    const writer = await clerk();
    const { id, party } = await somebody();
    const { id: branch } = await createSample(office, entities.branch);
    const stock = await stockOf(office, 'Bag');
    await stock.move('goods_received', 5, '50.00', { branch });
    const items = [{ stock_item: stock.item, quantity: 1 }];
    const order = await shopOrders(office).upTo('place', { party, branch, order_date: '2026-11-21', items });
    const write = () =>
      post(writer, calls('order').command('mail_order', order), { language: 'en', subject: 'S', message: 'Pay here' });
    expect((await write()).status).toBe(200);
    await move(writer, id, 'order@evil.example');
    expect(outcome(await write())).toEqual(refused);
    expect(await mailTo(office, 'order@evil.example')).toEqual([]);
  });
});

describe('the address of a ticket', () => {
  const letter = { subject: 'Visa', message: 'When?' };
  const open = async (who: Who, more: object): Promise<number> => {
    const { status, body } = await post(who, calls('ticket').create, { ...letter, ...about, ...more });
    expect([status, body.errors]).toEqual([201, undefined]);
    return body.id;
  };
  const reply = (who: Who, id: number) => post(who, calls('ticket').command('reply', id), { message: 'Pay here' });

  it('that whoever replies opened it with is the requester’s', async () => {
    const writer = await clerk();
    const id = await open(writer, { email: 'counter@rihla.example' });
    expect((await reply(writer, id)).status).toBe(200);
    expect(await mailTo(office, 'counter@rihla.example')).toHaveLength(1);
  });

  it('that whoever replies changed themselves asks for the right, and the reply is not kept', async () => {
    const [writer, other] = [await clerk(), await clerk()];
    const id = await open(writer, { email: 'asks@rihla.example' });
    const moved = await writer.call('PUT', calls('ticket').update(id), { body: { email: 'ticket@evil.example' } });
    expect([moved.status, moved.body.errors]).toEqual([200, undefined]);
    const families = await post(writer, calls('ticket_detail').create, { ticket: id, message: 'Pay here' });
    for (const one of [await reply(writer, id), families]) expect(outcome(one)).toEqual(refused);
    const thread = await office.pool.query('select message from ticket_detail where ticket = $1', [id]);
    expect([thread.rows, await mailTo(office, 'ticket@evil.example')]).toEqual([[{ message: 'When?' }], []]);
    expect((await reply(other, id)).status).toBe(200);
    expect((await reply(await nextDay(writer), id)).status).toBe(200);
  });

  it('may come from the ticket before it, the website or the person, whom others have entered', async () => {
    const writer = await clerk();
    const before = await open(office, { email: 'asks@rihla.example' });
    expect((await post(office, calls('ticket').command('resolve', before), { resolution: 'answered' })).status).toBe(
      200,
    );
    expect((await post(office, calls('ticket').command('close', before), {})).status).toBe(200);
    const follow = await post(writer, calls('ticket').command('follow_up', before), { message: 'Again' });
    expect(follow.status).toBe(200);
    const site = await createSample(office, entities.contact, { status: 'new' });
    const made = await post(writer, calls('contact').command('open_ticket', site.id), about);
    const known = await somebody();
    const byPerson = await open(writer, { email: 'first@rihla.example', pilgrim: known.id });
    const move = async (email: string): Promise<void> => {
      const { status } = await writer.call('PUT', calls('ticket').update(byPerson), { body: { email } });
      expect(status).toBe(200);
    };
    await move(known.email);
    for (const id of [follow.body.ticket, made.body.ticket, byPerson])
      expect(outcome(await reply(writer, Number(id)))).toEqual([200, undefined]);
    await move('other@evil.example');
    expect(outcome(await reply(writer, byPerson))).toEqual(refused);
  });

  it('that whoever replies changed stays so on a ticket that is opened from it', async () => {
    const [writer, other] = [await clerk(), await clerk()];
    const before = await open(office, { email: 'asks@rihla.example' });
    expect(
      (await writer.call('PUT', calls('ticket').update(before), { body: { email: 'moved@evil.example' } })).status,
    ).toBe(200);
    for (const [verb, input] of [
      ['resolve', { resolution: 'answered' }],
      ['close', {}],
    ] as const)
      expect((await post(office, calls('ticket').command(verb, before), input)).status).toBe(200);
    const follow = await post(writer, calls('ticket').command('follow_up', before), { message: 'Again' });
    expect(outcome(await reply(writer, Number(follow.body.ticket)))).toEqual(refused);
    expect((await reply(other, Number(follow.body.ticket))).status).toBe(200);
  });
});

describe('one mailbox', () => {
  const spellings = {
    'of Google, dots and both names': ['a.b.c@gmail.com', 'abc@googlemail.com', 'ABC+visa@Gmail.com', 'a.bc@gmail.com'],
    'of a domain in other letters': ['visa@müller.example', 'visa@xn--mller-kva.example', 'Visa+1@MÜLLER.example'],
    'in any case, with blanks': ['hajj@rihla.example', ' HAJJ@RIHLA.example ', 'hajj+a+b@rihla.example'],
  };
  it.each(Object.entries(spellings))('%s, gets ten mails an hour', async (_, spelt) => {
    const writer = await clerk('MAIL_ELSEWHERE');
    for (let at = 0; at < 10; at += 1)
      expect((await mail(writer, plain, { email: spelt[at % spelt.length] })).status).toBe(200);
    for (const email of spelt) expect(outcome(await mail(writer, plain, { email }))).toEqual([429, 'mails_to_address']);
  });

  it('is another elsewhere, where a dot makes one', async () => {
    const writer = await clerk('MAIL_ELSEWHERE');
    for (let at = 0; at < 10; at += 1) await mail(writer, plain, { email: 'u.v@rihla.example' });
    expect((await mail(writer, plain, { email: 'uv@rihla.example' })).status).toBe(200);
  });

  it('is asked for an account in no more spellings than in one', async () => {
    const apply = (email: string) =>
      office.call('POST', '/api/auth/register', {
        as: 'guest',
        body: { first_name: 'A', last_name: 'B', email, password: PASSWORD },
      });
    const tries = ['x.y@gmail.com', 'xy+1@gmail.com', 'xy+2@gmail.com', 'xy+3@gmail.com', 'xy+4@gmail.com'];
    for (const email of tries) expect((await apply(email)).status).toBe(202);
    expect((await apply('xy@googlemail.com')).status).toBe(429);
  });
});

it('the subject of a mail is one line, without signs that turn or break it', async () => {
  const opened = await post(office, calls('ticket').create, {
    ...about,
    subject: 'A\u2028B\u2029C\u0085D\u009bE\u202eF\u2066G\nH \u200eI\u200fJ\u200cK\u200dL',
    message: 'When?',
    requester_name: 'Ka\u2028rim\u0085',
    email: 'subject@rihla.example',
  });
  expect(opened.body.requester_name).toBe('Karim');
  expect((await post(office, calls('ticket').command('reply', opened.body.id), { message: 'Soon' })).status).toBe(200);
  const [sent] = await mailTo(office, 'subject@rihla.example');
  expect(sent?.subject.replace(/^\[.*?\] /, '')).toBe('ABCDEFG H \u200eI\u200fJ\u200cK\u200dL');
});
