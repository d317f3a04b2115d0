import { countBy } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { Office } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';
import { openTwoHosts, together, type TwoHosts } from '../support/twoHosts.ts';

const CLIENTS = 50;

let office: Office;
let two: TwoHosts;
let call: TwoHosts['call'];
beforeAll(async () => {
  two = await openTwoHosts();
  ({ office, call } = two);
}, 60_000);
afterAll(() => two.close());

const tally = (replies: readonly { status: number }[]) => countBy(replies, one => one.status);
const { update, one, create } = calls('employee');

describe('fifty clients at two hosts', () => {
  it('lose no update when each names the version that it read', async () => {
    const { id } = await createSample(office, entities.employee);
    await office.call('PUT', update(id), { body: { basic_money: 0 } });
    await together(CLIENTS, async client => {
      for (let isDone = false; !isDone;) {
        const { body } = await call(client, 'GET', one(id));
        const { status } = await call(client, 'PUT', update(id), {
          body: { basic_money: Number(body['basic_money']) + 1 },
          version: body['version'],
        });
        expect([200, 412]).toContain(status);
        isDone = status === 200;
      }
    });
    expect((await call(0, 'GET', one(id))).body).toMatchObject({ basic_money: CLIENTS, version: CLIENTS + 2 });
    // Each success makes all others try again, a thousand and more calls in all.
  }, 120_000);

  it('count every change and write each into the history once', async () => {
    const { id } = await createSample(office, entities.employee);
    await together(CLIENTS, client => call(client, 'PUT', update(id), { body: { nid: `N-${client}` } }));
    expect((await call(0, 'GET', one(id))).body['version']).toBe(CLIENTS + 1);
    const { rows } = await office.host.db.execute<{ before: { nid: string }; after: { nid: string } }>(
      `select before, after from history where entity = 'employee' and record = ${id} and action = 'update' order by id`,
    );
    expect(rows).toHaveLength(CLIENTS);
    for (const [index, { before }] of rows.entries())
      if (index > 0) expect(before.nid).toBe(rows[index - 1]?.after.nid);
  });

  it.each(['email', 'username', 'emp_id_no', 'primary_phone', 'secondary_phone'])(
    'create one record with the same %s, not two',
    async field => {
      const samples = await Promise.all(Array.from({ length: CLIENTS }, () => sampleOf(office, entities.employee)));
      const value = samples[0]?.[field];
      const replies = await together(CLIENTS, client =>
        call(client, 'POST', create, { body: { ...samples[client], password: null, [field]: value } }),
      );
      expect(tally(replies)).toEqual({ 201: 1, 400: CLIENTS - 1 });
      for (const { body } of replies.filter(reply => reply.status === 400))
        expect(body['errors']).toEqual([{ field, code: 'taken' }]);
    },
  );

  it('give a phone to one person, the first phone of one and the second of another alike', async () => {
    for (let round = 0; round < 10; round += 1) {
      const phone = `+88018${String(10_000_000 + round)}`;
      const samples = await Promise.all(Array.from({ length: 6 }, () => sampleOf(office, entities.employee)));
      const replies = await together(6, client =>
        call(client, 'POST', create, {
          body: { ...samples[client], password: null, [client % 2 ? 'primary_phone' : 'secondary_phone']: phone },
        }),
      );
      expect(tally(replies)).toEqual({ 201: 1, 400: 5 });
    }
  });

  it('do not fail when they claim the same two phones crosswise', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => createSample(office, entities.employee)));
    const [a, b] = ['+8801911000001', '+8801911000002'];
    const replies = await together(CLIENTS, client =>
      call(client, 'PUT', update(people[client % 10]?.id ?? 0), {
        body: client % 2 ? { primary_phone: a, secondary_phone: b } : { primary_phone: b, secondary_phone: a },
      }),
    );
    for (const { status } of replies) expect([200, 400]).toContain(status);
    const { rows } = await office.host.db.execute<{ id: number }>(
      `select id from "user" where primary_phone in ('${a}', '${b}') or secondary_phone in ('${a}', '${b}')`,
    );
    expect(rows).toHaveLength(1);
  });

  it('import and change the same records at the same time, in opposite orders, without a failure or a half file', async () => {
    const cities = await Promise.all(Array.from({ length: 12 }, () => createSample(office, entities.city)));
    const replies = await together(8, client =>
      call(client, 'POST', '/api/imports', {
        body: {
          entity: 'city',
          commit: true,
          rows: (client % 2 ? cities : [...cities].reverse()).map(({ id }) => ({ id, bn_name: `import ${client}` })),
        },
      }),
    );
    const updates = together(CLIENTS, client =>
      call(client, 'PUT', calls('city').update(cities[client % 12]?.id ?? 0), { body: { name: `City ${client}` } }),
    );
    expect(tally(replies)).toEqual({ 200: 8 });
    expect(tally(await updates)).toEqual({ 200: CLIENTS });
    const { rows } = await office.host.db.execute<{ name: string; bn_name: string; version: number; changes: string }>(`
      select c.bn_name, c.version, (select count(*) from history h where h.entity = 'city' and h.record = c.id) as changes from city c where c.id in (${cities.map(one => one.id).join(',')})`);
    expect(new Set(rows.map(row => row.bn_name)).size).toBe(1);
    for (const { version, changes } of rows) expect(version).toBe(Number(changes));
  });

  it('never leave a record that refers to one just deleted', async () => {
    for (let round = 0; round < 8; round += 1) {
      const city = await createSample(office, entities.city);
      const replies = await together(9, client =>
        client === 4
          ? call(client, 'DELETE', calls('city').remove(city.id))
          : call(client, 'POST', calls('thana').create, { body: { name: `Thana ${round} ${client}`, city: city.id } }),
      );
      for (const { status } of replies) expect([200, 201, 400, 409]).toContain(status);
    }
    const { rows } = await office.host.db.execute('select id from thana where city not in (select id from city)');
    expect(rows).toEqual([]);
  });

  it('leave both hosts in health', async () => {
    for (const { url } of two.hosts) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
