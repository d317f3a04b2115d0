import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

const donations = calls('donation');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** The answer to a call that comes while others have written something and are not done yet; it waits for them. */
async function meanwhile(written: string, call: () => Promise<Reply>): Promise<Reply> {
  const other = await office.pool.connect();
  await other.query(`begin; ${written}`);
  const reply = call();
  const waits = expect.poll(async () => (await office.pool.query(waiting)).rowCount, { timeout: 15_000 }).toBe(1);
  // Who waits for nobody has answered by now.
  await Promise.race([waits, reply]);
  await other.query('commit');
  other.release();
  return reply;
}

const moved = (id: number, to: string) =>
  `update donation set status = '${to}', version = version + 1 where id = ${id}`;

describe('what others are about to change', () => {
  it('is not deleted as it was: money has been taken meanwhile, or the version is another', async () => {
    const { id } = await createSample(office, entities.donation);
    const taken = await meanwhile(moved(id, 'received'), () => office.call('DELETE', donations.remove(id)));
    expect([taken.status, taken.body.code]).toEqual([409, 'use_refund']);
    const { id: city } = await createSample(office, entities.city);
    const renamed = `update city set bn_name = 'x', version = version + 1 where id = ${city}`;
    const remove = () => office.call('DELETE', calls('city').remove(city), { headers: { 'if-match': '"1"' } });
    expect((await meanwhile(renamed, remove)).status).toBe(412);
  });

  it('is not moved from where it was: what was given back gets no receipt', async () => {
    const { id } = await createSample(office, entities.donation);
    await office.pool.query(moved(id, 'received'));
    const path = donations.command('issue_receipt', id);
    const headers = { 'idempotency-key': randomUUID() };
    const { status, body } = await meanwhile(moved(id, 'refunded'), () =>
      office.call('POST', path, { body: {}, headers }),
    );
    expect([status, body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await office.call('GET', donations.one(id))).body.status).toBe('refunded');
  });

  it('is not billed as it was: a member who pauses is billed for no month', async () => {
    const { id } = await createSample(office, entities.member, { is_active: true });
    const paused = `select from "user" where id = ${id} for no key update;
      update member set subscription = 'paused' where id = ${id}`;
    const body = { member: id, subscription_date: '2026-11-01', amount: '10.00' };
    const { status, body: told } = await meanwhile(paused, () =>
      office.call('POST', calls('monthly_subscription').create, { body }),
    );
    expect([status, told.code]).toEqual([409, 'subscription_paused']);
  });

  it('is not taken as it was: a sealed file that another record is given goes to no second one', async () => {
    const [one, other] = [await completePilgrim(office), await completePilgrim(office)];
    const { body } = await office.call('PUT', pilgrims.update(one.id), { body: { passport_scan: null } });
    expect(body.passport_scan).toBeNull();
    const [path] = String(one.passport_scan).split('?');
    const row = `where path = '${path}'`;
    await office.pool.query(`update uploaded set record = null, entity = null, by = ${office.ids.admin} ${row}`);
    const given = `update uploaded set record = ${other.id}, entity = 'hajj_passenger_info' ${row}`;
    const refused = await meanwhile(given, () =>
      office.call('PUT', pilgrims.update(one.id), { body: { passport_scan: path } }),
    );
    expect([refused.status, refused.body.errors]).toEqual([400, [{ field: 'passport_scan', code: 'not_media' }]]);
  });
});
