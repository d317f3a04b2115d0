import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lockRecords } from '../../server/engine/records/select.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { customer } = entities;
const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const lockWaits = async (): Promise<number | null> => (await office.pool.query(waiting)).rowCount;

describe('a record that an import holds', () => {
  it('keeps no connection from whoever reads, however many wait for it, and they are told soon', async () => {
    const { id } = await createSample(office, customer);
    const change = (as: 'admin' | 'staff', at: number) =>
      office.call('PUT', calls('customer').update(id), { as, body: { last_name: `Waiting ${at}` } });
    const replies = await office.host.pools.imports.transaction(async tx => {
      await lockRecords(tx, customer, [id]);
      const changes = [0, 1, 2].flatMap(at => [change('admin', at), change('staff', at)]);
      await vi.waitFor(async () => expect(await lockWaits()).toBe(6));
      expect((await office.call('GET', calls('department').all, { as: 'user' })).status).toBe(200);
      expect(await lockWaits()).toBe(6);
      return Promise.all(changes);
    });
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['503 too_busy']));
  }, 60_000);

  it('is none that its sender does not know', async () => {
    const [here, there] = [await createSample(office, entities.branch), await createSample(office, entities.branch)];
    const clerk = await hire(office, ['CUSTOMER_LIST', 'CUSTOMER_UPDATE'], { branch: here.id });
    const { id } = await createSample(office, customer, { branch: there.id });
    await office.host.db.transaction(async tx => {
      await lockRecords(tx, customer, [id]);
      const body = { entity: 'customer', rows: [{ id, last_name: 'Foreign' }], commit: false };
      const reply = clerk.call('POST', '/api/imports', { body });
      const late = new Promise(resolve => setTimeout(() => resolve('waits'), 2_000));
      expect(await Promise.race([reply.then(one => one.body.rows?.[0].errors[0].code), late])).toBe(
        'unknown_reference',
      );
    });
  });
});
