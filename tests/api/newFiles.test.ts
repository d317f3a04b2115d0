import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let dhaka: number;
beforeAll(async () => {
  office = await openOffice();
  dhaka = (await createSample(office, entities.branch)).id;
});
afterAll(() => office.close());

type Body = Readonly<Record<string, unknown>>;
const someone = { given_names: 'Karim', gender: 'male', birth_date: '1980-01-01', pilgrim_type: 'hajj' };
const enter = async (body: Body = {}, as: Pick<Office, 'call'> = office) => {
  const reply = await as.call('POST', pilgrims.create, { body: { ...someone, ...body } });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
};
const serial = (number: string) => Number(number.split('-').at(-1));
const after = (number: string, more: number) =>
  number.replace(/\d+$/, digits => String(Number(digits) + more).padStart(digits.length, '0'));

describe('a new file of a pilgrim', () => {
  it('has the next number, unless it brings one', async () => {
    const first = (await enter()).tracking_no;
    expect(first).toMatch(/^PG-\d{4}-\d{6}$/);
    expect((await enter({ tracking_no: 'Mine 7' })).tracking_no).toBe('Mine 7');
    expect((await enter({ tracking_no: '' })).tracking_no).toBe(after(first, 1));
  });

  it('has a free one, where somebody has given the next to another file', async () => {
    const { tracking_no: last } = await enter();
    await enter({ tracking_no: after(last, 1) });
    expect((await enter()).tracking_no).toBe(after(last, 2));
  });

  it('of a sheet has its number in the order of the lines, beside those that bring one', async () => {
    const { tracking_no: last } = await enter();
    const rows = [{}, { tracking_no: after(last, 2) }, {}].map(one => ({ ...someone, ...one }));
    const { status, body } = await office.call('POST', '/api/imports', {
      body: { entity: 'hajj_passenger_info', rows, commit: true },
    });
    expect([status, body.totals], JSON.stringify(body)).toMatchObject([200, { create: 3 }]);
    const numbers = await Promise.all(
      body.rows.map(async ({ id }: { id: number }) => (await office.call('GET', pilgrims.one(id))).body.tracking_no),
    );
    expect(numbers.map(serial)).toEqual([1, 2, 3].map(more => serial(last) + more));
  });

  it('is of the branch of whoever enters it, also of who sees all of them', async () => {
    const rights = ['HAJJ_PASSENGER_INFO_CREATE', 'HAJJ_PASSENGER_INFO_LIST'];
    for (const names of [rights, [...rights, 'ALL_BRANCHES']]) {
      const clerk = await hire(office, names, { branch: dhaka });
      expect((await enter({}, clerk)).branch, names.join()).toBe(dhaka);
    }
    expect((await enter()).branch).toBeNull();
  });
});
