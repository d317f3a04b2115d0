import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createWithin } from '../../server/engine/crud/write.ts';
import { nextNumbers } from '../../server/engine/numbering/nextNumber.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function donate(values: Readonly<Record<string, unknown>>) {
  const { status, body } = await office.call('POST', calls('donation').create, { body: { amount: '10', ...values } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

it('fifty donations at once take fifty numbers without a gap', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const made = await Promise.all(
    Array.from({ length: 50 }, () => donate({ cause: cause.id, member: member.id, donated_on: '2031-08-01' })),
  );
  const wanted = Array.from({ length: 50 }, (_, index) => `DO-2031-${String(index + 1).padStart(6, '0')}`);
  expect(made.map(one => one.donation_no).sort()).toEqual(wanted);
});

it('each fiscal year begins with the first number, whatever was given before', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const year = async (day: string) =>
    (await donate({ cause: cause.id, member: member.id, donated_on: day })).donation_no;
  expect([await year('2041-12-31'), await year('2042-07-01'), await year('2042-06-30')]).toEqual([
    'DO-2041-000001',
    'DO-2042-000001',
    'DO-2041-000002',
  ]);
});

it('a record that is refused, or a transaction that fails, takes no number', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const refused = await office.call('POST', calls('donation').create, {
    body: { cause: cause.id, member: member.id, amount: '-1', donated_on: '2051-08-01' },
  });
  expect(refused.status).toBe(400);
  const lost = office.host.db.transaction(async tx => {
    expect(await nextNumbers(tx, { prefix: 'DO', day: '2051-09-01' }, 2)).toEqual(['DO-2051-000001', 'DO-2051-000002']);
    throw new Error('lost');
  });
  await expect(lost).rejects.toThrow('lost');
  expect((await donate({ cause: cause.id, member: member.id, donated_on: '2051-10-01' })).donation_no).toBe(
    'DO-2051-000001',
  );
});

it('nobody chooses a number of her own', async () => {
  const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
  const asked = await office.call('POST', calls('donation').create, {
    body: { cause: cause.id, member: member.id, amount: '5', donated_on: '2026-01-01', donation_no: 'DO-2026-999999' },
  });
  expect([asked.status, asked.body.errors]).toEqual([400, [{ field: 'donation_no', code: 'read_only' }]]);
});

describe('an import', () => {
  const rowsOf = async (count: number, day: string) => {
    const [cause, member] = [await createSample(office, entities.cause), await createSample(office, entities.member)];
    return Array.from({ length: count }, () => ({ cause: cause.id, member: member.id, amount: '10', donated_on: day }));
  };
  const send = (rows: readonly object[], commit: boolean) =>
    office.call('POST', '/api/imports', { body: { entity: 'donation', rows, commit } });

  it('takes a block of numbers in the order of its lines, which the history tells as well', async () => {
    const rows = [...(await rowsOf(3, '2061-08-01')), ...(await rowsOf(2, '2062-08-01'))];
    const { body } = await send(rows, true);
    const made = await Promise.all(
      body.rows.map(async ({ id }: { id: number }) => (await office.call('GET', calls('donation').one(id))).body),
    );
    expect(made.map(one => one.donation_no)).toEqual([
      'DO-2061-000001',
      'DO-2061-000002',
      'DO-2061-000003',
      'DO-2062-000001',
      'DO-2062-000002',
    ]);
    const filter = encodeURIComponent(JSON.stringify({ entity: 'donation', record: made[1].id }));
    expect((await office.call('GET', `/api/history?filter=${filter}`)).body[0].after).toMatchObject({
      amount: '10.00',
      donation_no: 'DO-2061-000002',
    });
  });

  it('keeps no number from others while it is tried or written, and takes none when it is tried', async () => {
    const { db, pools } = office.host;
    const rows = await rowsOf(2, '2071-08-01');
    expect((await send(rows, false)).body.totals).toMatchObject({ create: 2, error: 0 });
    // Whoever holds the series keeps an import waiting only at its very end.
    await db.transaction(async tx => {
      await nextNumbers(tx, { prefix: 'DO', day: '2071-08-01' }, 1);
      expect((await send(rows, false)).status).toBe(200);
    });
    const writing = await pools.imports.transaction(async tx => {
      const request = {
        host: office.host,
        entity: entities.donation as Entity,
        caller: { id: null, email: null, role: 'admin', permissions: null, branch: null } as const,
        unnumbered: [],
      };
      await createWithin(tx, request, rows[0] ?? {});
      return (await donate({ ...rows[0] })).donation_no;
    });
    expect(writing).toBe('DO-2071-000002');
  });
});
