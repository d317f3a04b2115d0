import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { keepTickets } from '../../server/modules/support/tickets/keepTickets.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { entities } from '../../catalog/registry/entities.ts';

let office: Office;
let department: number;
let priorities: Readonly<Record<string, number>>;
let employee: number;
beforeAll(async () => {
  office = await openOffice();
  await seedReference(office.host.db);
  const rowsOf = async (name: 'ticket_department' | 'ticket_priority') =>
    (await office.call('GET', calls(name).everything)).body[entities[name].collection];
  const byCode = async (name: 'ticket_department' | 'ticket_priority') =>
    Object.fromEntries((await rowsOf(name)).map(({ code, id }: { code: string; id: number }) => [code, id]));
  department = Number((await byCode('ticket_department'))['accounts']);
  priorities = await byCode('ticket_priority');
  employee = (await createSample(office, entities.employee)).id;
});
afterAll(() => office.close());

const { create, one, command } = calls('ticket');
const asked = (more: object = {}) => ({
  subject: 'Visa of my father',
  message: 'When will it come?',
  requester_name: 'Rahim Uddin',
  email: 'rahim@example.com',
  ticket_department: department,
  ticket_priority: priorities['urgent'],
  ...more,
});
async function opened(more: object = {}): Promise<number> {
  const { status, body } = await office.call('POST', create, { body: asked(more) });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.id;
}
const give = (verb: string, id: number, body: object = {}) => office.call('POST', command(verb, id), { body });
const ticketOf = async (id: number) => (await office.call('GET', one(id))).body;
const statusOf = async (id: number): Promise<string> => (await ticketOf(id)).status;
const thread = async (id: number): Promise<string[]> =>
  (await office.call('GET', `${calls('ticket_detail').all}?ticket=${id}&ordering=id`)).body.ticket_details.map(
    ({ message }: { message: string }) => message,
  );
const fields = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
/** Lets the office's clock show an instant of Dhaka, six hours ahead of the universal one, and signs in again. */
async function at(local: string): Promise<void> {
  office.wait((Date.parse(`${local}:00+06:00`) - office.host.clock().getTime()) / 1000);
  const { host, ids, tokens } = office;
  const fresh = (id: number) => issueToken(newSession({ id, sessionVersion: 1 }, host), host);
  Object.assign(tokens, { admin: await fresh(ids.admin), user: await fresh(ids.user) });
}

describe('a ticket', () => {
  it('has a number, its clocks in working hours, and what was first written as its first message', async () => {
    // A Thursday; the office rests on Friday and Saturday.
    await at('2026-11-26T17:30');
    const id = await opened();
    const ticket = await ticketOf(id);
    expect(ticket).toMatchObject({ status: 'new', opened_on: '2026-11-26', awaits_reply: true });
    expect(ticket.ticket_no).toMatch(/^TK-2026-\d{6}$/);
    expect(new Date(ticket.response_due).toISOString()).toBe('2026-11-29T04:30:00.000Z');
    expect(await thread(id)).toEqual(['When will it come?']);
  });

  it('asks for somebody who can be answered, and keeps what they wrote', async () => {
    const nobody = await office.call('POST', create, { body: asked({ requester_name: '', email: '' }) });
    expect([nobody.status, fields(nobody.body)]).toEqual([400, ['requester_name requester_missing']]);
    const id = await opened();
    await office.call('PUT', calls('ticket').update(id), { body: { message: 'Something else' } });
    expect(await thread(id)).toEqual(['When will it come?']);
    await give('note', id, { message: 'Asked twice already' });
    expect((await office.call('DELETE', calls('ticket').remove(id))).body.code).toBe('ticket_stays');
    expect((await office.call('DELETE', calls('ticket').remove(await opened()))).status).toBe(200);
  });

  it('is taken up, answered, waited for, heard again and resolved; an answer reopens it', async () => {
    const id = await opened();
    expect((await give('assign', id, { assignee: employee })).body).toMatchObject({
      status: 'open',
      assignee: employee,
    });
    const answered = await give('reply', id, { message: 'On Sunday. Do you have his photo?', waiting: true });
    expect(answered.body).toMatchObject({ status: 'pending_customer', awaits_reply: false });
    expect(answered.body.responded_at).not.toBeNull();
    const heard = await give('hear', id, { message: 'Yes, here.', channel: 'phone_call' });
    expect(heard.body).toMatchObject({ status: 'open', awaits_reply: true });
    expect((await give('resolve', id, { resolution: 'solved' })).body).toMatchObject({ status: 'resolved' });
    expect((await give('reply', id, { message: 'Too late' })).status).toBe(409);
    const again = await give('hear', id, { message: 'It has not come.', channel: 'mail' });
    expect(again.body).toMatchObject({ status: 'open', resolution: null, resolved_at: null });
    expect(await thread(id)).toEqual([
      'When will it come?',
      'On Sunday. Do you have his photo?',
      'Yes, here.',
      'It has not come.',
    ]);
  });

  it('sends a reply to its requester, and a note to nobody', async () => {
    const id = await opened({ email: 'note.reader@example.com' });
    await give('note', id, { message: 'He owes us 4,000.' });
    await give('reply', id, { message: 'We look into it.' });
    const { rows } = await office.pool.query('select subject, text from outbox where "to" = $1', [
      'note.reader@example.com',
    ]);
    expect(rows).toEqual([{ subject: expect.stringContaining('Visa of my father'), text: 'We look into it.' }]);
    expect(await thread(id)).toEqual(['When will it come?', 'We look into it.']);
    const notes = (await office.call('GET', `${calls('ticket_note').all}?ticket=${id}`)).body.ticket_notes;
    expect(notes).toMatchObject([{ message: 'He owes us 4,000.', author: office.ids.admin }]);
  });

  it('does not count the time in which it waits for the requester', async () => {
    await at('2026-12-06T10:00');
    const id = await opened();
    const due = new Date((await ticketOf(id)).resolve_due).getTime();
    await give('reply', id, { message: 'Which passport?', waiting: true });
    await at('2026-12-06T13:00');
    await give('hear', id, { message: 'The green one.', channel: 'counter' });
    expect(new Date((await ticketOf(id)).resolve_due).getTime() - due).toBe(3 * 3600_000);
  });

  it('goes on by itself: it wakes at eight of its day, a silent one is resolved, a resolved one closed', async () => {
    await at('2026-12-07T11:00');
    const held = await opened();
    const past = await give('hold', held, { wake_on: '2026-12-07', reason: 'The embassy is closed' });
    expect(fields(past.body)).toEqual(['wake_on wakes_later']);
    expect(fields((await give('hold', held, { wake_on: '2026-12-11' })).body)).toEqual(['reason reason_required']);
    await give('hold', held, { wake_on: '2026-12-11', reason: 'The embassy is closed' });
    const asking = await opened({ email: 'silent@example.com' });
    await give('reply', asking, { message: 'Still there?', waiting: true });
    await at('2026-12-12T12:00');
    // The 11th and 12th are a Friday and a Saturday.
    await keepTickets(office.host);
    expect([await statusOf(held), await statusOf(asking)]).toEqual(['on_hold', 'pending_customer']);
    await at('2026-12-13T08:01');
    await keepTickets(office.host);
    expect(await ticketOf(held)).toMatchObject({ status: 'open', wake_on: null });
    await at('2026-12-14T12:00');
    await keepTickets(office.host);
    expect(await ticketOf(asking)).toMatchObject({ status: 'resolved', resolution: 'no_reply' });
    await at('2026-12-21T12:00');
    await keepTickets(office.host);
    expect(await statusOf(asking)).toBe('closed');
    const { rows } = await office.pool.query('select count(*)::int from outbox where "to" = $1', [
      'silent@example.com',
    ]);
    expect(rows).toEqual([{ count: 2 }]);
    const next = await give('follow_up', asking, { message: 'I was away.', file: null });
    expect(await ticketOf(next.body.ticket)).toMatchObject({ status: 'new', follows: asking, message: 'I was away.' });
  });

  it('is merged into another of the same requester, of somebody else only when that is confirmed', async () => {
    const [first, second, other] = [await opened(), await opened(), await opened({ email: 'else@example.com' })];
    expect(fields((await give('merge', first, { merged_into: first })).body)).toEqual([
      'merged_into merged_into_itself',
    ]);
    expect((await give('merge', second, { merged_into: first })).body).toMatchObject({
      status: 'merged',
      merged_into: first,
    });
    expect(fields((await give('merge', other, { merged_into: first })).body)).toEqual(['merged_into other_requester']);
    expect((await give('merge', other, { merged_into: first, other_requester: true })).status).toBe(200);
    expect(fields((await give('merge', first, { merged_into: second })).body)).toEqual([
      'merged_into merged_into_ended',
    ]);
    const last = await opened();
    await give('merge', first, { merged_into: last });
    const whole = await office.call('GET', `/ticket_detail/api/v1/ticket_detail/get_all_by_ticket_id/${last}`);
    expect(new Set(whole.body.ticket_details.map((one: { ticket: number }) => one.ticket))).toEqual(
      new Set([first, second, other, last]),
    );
  });
});

it('a message from the website becomes one ticket, of whoever wrote it', async () => {
  const letter = { first_name: 'Salma', email: 'salma@example.com', message: 'Do you fly from Sylhet?' };
  const { id } = (await office.call('POST', calls('contact').create, { body: letter })).body;
  const body = { ticket_department: department, ticket_priority: priorities['normal'] };
  const ask = () => office.call('POST', calls('contact').command('open_ticket', id), { body });
  const made = (await ask()).body.ticket;
  const told = { requester_name: 'Salma', email: letter.email, subject: letter.message, contact: id, status: 'new' };
  expect(await ticketOf(made)).toMatchObject(told);
  expect(await thread(made)).toEqual([letter.message]);
  expect((await ask()).body).toMatchObject({ code: 'INVALID_TRANSITION', reason: 'has_ticket' });
});

describe('a host of the family', () => {
  const get = async (path: string, as: 'admin' | 'staff' | 'user' = 'admin') => office.call('GET', path, { as });
  const post = (path: string, body: object, as: 'admin' | 'user' = 'user') => office.call('POST', path, { body, as });
  const mine = { subject: 'My receipt', message: 'Where is it?' };
  const asks = () => ({ ...mine, ticket_department: department, ticket_priority: priorities['low'] });

  it('lists tickets by department and by user', async () => {
    const id = await opened({ user: office.ids.staff });
    const { body } = await get('/ticket/api/v1/ticket/ticket_of_account_department?size=500');
    expect(body.tickets.map((one: { id: number }) => one.id)).toContain(id);
    const sales = await get('/ticket/api/v1/ticket/ticket_of_sales_department/');
    expect(sales.body).toMatchObject({ tickets: [], total_elements: 0 });
    const own = await get(`/ticket/api/v1/ticket/get_all_by_user_id/${office.ids.staff}`);
    expect(own.body.tickets.map((one: { id: number }) => one.id)).toEqual([id]);
  });

  it('moves a ticket by the status that is named, through the commands that it means', async () => {
    const id = await opened();
    const set = async (ticket_status: unknown) =>
      (await office.call('PUT', calls('ticket').update(id), { body: { ticket_status } })).body;
    const { body } = await get(calls('ticket_status').everything);
    const label = (code: string) => body.ticket_statuses.find((one: { code: string }) => one.code === code).id;
    expect(await set('answered')).toMatchObject({
      status: 'pending_customer',
      ticket_status: label('pending_customer'),
    });
    expect(await set('customer-reply')).toMatchObject({ status: 'open' });
    expect(await set(label('closed'))).toMatchObject({ status: 'closed', ticket_status: label('closed') });
    expect((await set(label('on_hold'))).code).toBe('INVALID_TRANSITION');
  });

  it('lets whoever is signed in open tickets and write to them, to those of nobody else', async () => {
    const made = await post('/ticket/api/v1/ticket/create_from_client/', {
      ...asks(),
      user: office.ids.admin,
      assignee: employee,
    });
    expect([made.status, made.body.user, made.body.assignee]).toEqual([201, office.ids.user, undefined]);
    const id = made.body.id;
    await give('note', id, { message: 'A difficult one' });
    await give('reply', id, { message: 'Here it is.' });
    const said = await post('/ticket_detail/api/v1/ticket_detail/create_from_client/', {
      ticket: id,
      message: 'Thanks',
    });
    expect(said.status).toBe(201);
    const read = await get(`/ticket_detail/api/v1/ticket_detail/get_all_by_ticket_id/${id}`, 'user');
    expect(read.body.ticket_details.map(({ message }: { message: string }) => message)).toEqual([
      'Where is it?',
      'Here it is.',
      'Thanks',
    ]);
    const own = await get(`/ticket/api/v1/ticket/get_all_by_user_id/${office.ids.user}`, 'user');
    expect(Object.keys(own.body.tickets[0])).not.toContain('assignee');
    expect((await get(`/ticket/api/v1/ticket/get_all_by_user_id/${office.ids.admin}`, 'user')).status).toBe(403);
    const goal = await opened();
    await give('merge', id, { merged_into: goal, other_requester: true });
    const again = await post('/ticket_detail/api/v1/ticket_detail/create_from_client/', {
      ticket: id,
      message: 'And another thing',
    });
    // Somebody else's matter does not speak with their voice.
    expect(again.body.ticket).not.toBe(goal);
    expect(await ticketOf(again.body.ticket)).toMatchObject({ user: office.ids.user, follows: id });
    expect(await thread(goal)).not.toContain('And another thing');
    const guessed = await get(`/ticket/api/v1/ticket/get_all_by_user_id/${office.ids.user}?assignee=999999`, 'user');
    expect(guessed.body.total_elements).toBe(2);
    const moved = await office.call('PUT', calls('ticket').update(id), { body: { user: office.ids.staff } });
    expect([moved.status, fields(moved.body)]).toEqual([400, ['user ticket_ended']]);
    const bad = { ticket: [goal], message: 'x' };
    expect((await office.call('POST', calls('ticket_detail').create, { body: bad })).status).toBe(404);
    const other = await opened();
    expect((await post(calls('ticket_detail').create, { ticket: other, message: 'Mine?' })).status).toBe(404);
    expect((await get(`/ticket_detail/api/v1/ticket_detail/get_all_by_ticket_id/${other}`, 'user')).status).toBe(403);
    expect((await get(calls('ticket').all, 'user')).status).toBe(403);
    expect((await get(calls('ticket_note').all, 'user')).status).toBe(403);
  });
});
