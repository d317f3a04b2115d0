import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { readWhole } from '../../server/engine/wholeLists/readWhole.ts';
import { type Office, openOffice } from '../support/office.ts';
import { completePilgrim, pilgrims } from '../support/pilgrim.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await completePilgrim(office);
  await office.host.db.execute(
    sql`insert into department (name) select 'Department ' || n from generate_series(1, 1201) n`,
  );
});
afterAll(() => office.close());

const { everything, all } = calls('department');
const ask = async (path: string): Promise<Response> =>
  office.app.request(path, { headers: { authorization: `Bearer ${office.tokens.admin}` } });
const readerOf = ({ body }: Response) => (body ?? new ReadableStream<Uint8Array>()).getReader();
/** Connections on which a list is being read. */
const inUse = () => office.host.pools.lists.totalCount - office.host.pools.lists.idleCount;

describe('a list without paging', () => {
  it('is whole, in its order, and that of its filter', async () => {
    const { body } = await office.call('GET', `${everything}?ordering=id&name__icontains=Department`);
    expect(body.departments.map((one: { name: string }) => one.name)).toEqual(
      Array.from({ length: 1201 }, (_, at) => `Department ${at + 1}`),
    );
    expect((await office.call('GET', `${everything}?name=nobody`)).body).toEqual({ departments: [] });
    for (const count of [99, 100, 101]) {
      const { body: part } = await office.call('GET', `${everything}?id__lte=${count}&ordering=id`);
      const { body: page } = await office.call('GET', `${all}?id__lte=${count}&ordering=id&size=500`);
      expect(part.departments).toEqual(page.departments);
    }
  });

  it('keeps nobody waiting while it is read, and its connection no longer than its reader stays', async () => {
    const reader = readerOf(await ask(everything));
    const { value } = await reader.read();
    expect([value && value.length < 100_000, inUse()]).toEqual([true, 1]);
    const others = await Promise.all(Array.from({ length: 6 }, () => ask(all)));
    expect(others.map(reply => reply.status)).toEqual(Array.from({ length: 6 }, () => 200));
    await reader.cancel();
    expect(inUse()).toBe(0);
  });

  it('that gets no connection leaves its turn to the next', async () => {
    const lists = { connect: () => Promise.reject(new Error('timeout expired')) };
    const query = { where: undefined, order: [], page: 1, size: 1 };
    const asked = { entity: entities.department, query, reader: 'somebody' };
    for (let tries = 0; tries < 3; tries += 1)
      await expect(readWhole(lists as never, asked).next()).rejects.toThrow('timeout expired');
  });

  it('that is small holds no connection, however slowly it is read', async () => {
    const reply = await ask(`${everything}?id__lte=50`);
    expect(inUse()).toBe(0);
    await reply.text();
  });

  it('is told to be late when a reader of another one takes nothing any more, which is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const reader = readerOf(await ask(everything));
      await reader.read();
      await vi.advanceTimersByTimeAsync(20_000);
      await expect(reader.read()).rejects.toThrow('takes too little');
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(inUse()).toBe(0));
  });

  it('is lost by a reader who takes it by drips, although never long after the last one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const reader = readerOf(await ask(everything));
      const drip = async () => {
        await vi.advanceTimersByTimeAsync(11_000);
        return reader.read();
      };
      await reader.read();
      await drip();
      await expect(drip()).rejects.toThrow('takes too little');
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(inUse()).toBe(0));
  });

  it('waits for no other guest, but for the one before from the same address', async () => {
    const path = calls('country').everything;
    await office.host.db.execute(sql`insert into country (name) select 'Country ' || n from generate_series(1, 300) n`);
    const guest = async (address: string) =>
      office.app.request(path, {}, { incoming: { socket: { remoteAddress: address } } });
    const readers = [readerOf(await guest('203.0.113.1')), readerOf(await guest('203.0.113.2'))];
    const third = guest('203.0.113.1');
    expect(inUse()).toBe(2);
    await readers[1]?.cancel();
    expect(inUse()).toBe(1);
    await readers[0]?.cancel();
    await (await third).text();
    expect(inUse()).toBe(0);
  });

  it('never looks whole when it fails midway', async () => {
    const { body: one } = await office.call('GET', pilgrims.all);
    const [made] = one[entities.hajj_passenger_info.collection];
    await office.host.db.execute(sql`
      insert into hajj_passenger_info (given_names, gender, birth_date, status, pilgrim_type, management, passport_number)
      select given_names, gender, birth_date, status, pilgrim_type, management, case when n = 250 then 'not sealed' end
      from hajj_passenger_info, generate_series(1, 300) n where hajj_passenger_info.id = ${made.id}`);
    const reply = await ask(`${pilgrims.everything}?ordering=id`);
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
    expect(inUse()).toBe(0);
  });
});
