import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { DAY, type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

const LATER = { departure_date: '2027-03-01', return_date: '2027-03-15' };
const WHY = { cancelled_on: DAY, fee_amount: '0.00', reason: 'They cannot come' };
const rights = [
  ...(['list', 'show', 'create', 'edit'] as const).map(action => permissionName('booking', action)),
  ...['HOLD_SEAT', 'CONFIRM', 'CANCEL'].map(verb => `BOOKING_${verb}`),
];

let office: Office;
let journeys: Journeys;
let here: number;
let there: number;
let clerk: Colleague;
beforeAll(async () => {
  office = await openOffice();
  await openBooks(office);
  journeys = journeysOf(office);
  here = (await createSample(office, entities.branch)).id;
  there = (await createSample(office, entities.branch)).id;
  clerk = await hire(office, rights, { branch: here });
});
afterAll(() => office.close());

const giveAs = (who: Colleague, verb: string, id: number, body: object = {}) =>
  who.call('POST', calls('booking').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const inboxOf = async (who: Colleague): Promise<{ subject: string; start: string }[]> =>
  (await who.call('GET', '/api/inbox')).body;
const offersOf = async (who: Colleague): Promise<{ kind: string; count: number; date: string; link: string }[]> =>
  (await who.call('GET', '/api/quick-panel/data')).body.events.filter((one: any) => one.kind === 'seats_offered');

/** A full departure: a booking of one branch has its seat, and one of another waits for it. */
async function waitingElsewhere(more: object = {}) {
  const departure = await journeys.departure(1, LATER);
  const own = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: here }) });
  expect((await giveAs(clerk, 'confirm', own)).status).toBe(200);
  const foreign = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: there }), ...more });
  await journeys.give('booking', 'wait_for_seat', foreign);
  return { departure, own, foreign };
}

describe('a seat that is offered', () => {
  it('goes to another branch unseen, and is told there alone, in the panel and the inbox', async () => {
    const colleague = await hire(office, rights, { branch: there });
    const onlooker = await hire(office, [permissionName('booking', 'list')], { branch: there });
    const { own, foreign } = await waitingElsewhere();
    // Who has entered it is no longer with the agency.
    const leaver = await hire(office, rights, { branch: there, is_active: false });
    await office.pool.query('update booking set created_by = $1 where id = $2', [leaver.id, foreign]);
    const told = await giveAs(clerk, 'cancel', own, WHY);
    expect(told.status, JSON.stringify(told.body)).toBe(200);
    const { booking_no: number, hold_until: until } = await journeys.read('booking', foreign);
    expect(JSON.stringify(told.body)).not.toContain(number);
    expect(await journeys.read('booking', foreign)).toMatchObject({ status: 'held', is_offered: true });
    const link = `/apps/tourPackage-management/bookings/${foreign}`;
    expect(await offersOf(colleague)).toMatchObject([{ count: 1, date: until, link }]);
    expect(await offersOf(clerk)).toEqual([]);
    const [mail] = await inboxOf(colleague);
    expect(mail?.subject).toMatch(/^Seats offered on D-/);
    expect(await inboxOf(clerk)).toEqual([]);
    // Whoever may not confirm it has nothing to do.
    expect(await inboxOf(onlooker)).toEqual([]);
    const { rows } = await office.pool.query('select text from outbox where "to" = $1', [colleague.email]);
    expect(rows[0].text).toContain(`${number}: `);
    expect((await giveAs(colleague, 'confirm', foreign)).body.status).toBe('confirmed');
    expect(await offersOf(colleague)).toEqual([]);
  });

  it('is told to whoever entered the booking alone, by one mail for all of theirs', async () => {
    const author = await hire(office, rights, { branch: there });
    const other = await hire(office, rights, { branch: there });
    const { departure, foreign } = await waitingElsewhere();
    const second = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: there }) });
    await journeys.give('booking', 'wait_for_seat', second);
    await office.pool.query('update booking set created_by = $1 where id = any($2)', [author.id, [foreign, second]]);
    await office.call('PUT', calls('departure').update(departure), { body: { seats: 3 } });
    expect(await inboxOf(author)).toHaveLength(1);
    expect(await inboxOf(other)).toEqual([]);
  });

  it('is confirmed before others by whoever has the right to that alone', async () => {
    const { departure, own } = await waitingElsewhere();
    await giveAs(clerk, 'cancel', own, WHY);
    const mine = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: here }) });
    const told = await giveAs(clerk, 'confirm_before_others', mine, { reason: 'Their mother goes' });
    expect(told.status).toBe(403);
  });

  it('of who may not be seen is no more than a number to others', async () => {
    const departure = await journeys.departure(1, LATER);
    const foreign = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: there }) });
    await journeys.give('booking', 'wait_for_seat', foreign);
    const mine = await journeys.booking(departure, { pilgrim: await journeys.pilgrim({ branch: here }) });
    const { status, body } = await giveAs(clerk, 'confirm', mine);
    expect([status, body.code]).toEqual([409, 'others_wait']);
    expect(JSON.stringify(body)).not.toContain((await journeys.read('booking', foreign)).booking_no);
  });
});
