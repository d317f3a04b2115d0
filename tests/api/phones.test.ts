import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const KEPT = '+8801712345678';
const SPELLINGS = ['01712345678', '1712345678', '8801712345678', '+880 1712-345678', '৮৮০১৭১২৩৪৫৬৭৮', '(٠١٧١٢) ٣٤٥٦٧٨'];

let office: Office;
let contact: number;
let pilgrim: number;
beforeAll(async () => {
  office = await openOffice();
  contact = (await createSample(office, entities.contact, { phone: '01712-345678' })).id;
  pilgrim = (await createSample(office, entities.hajj_passenger_info, { primary_phone: '০১৭১২৩৪৫৬৭৮' })).id;
  await createSample(office, entities.contact, { phone: '+966501234567' });
});
afterAll(() => office.close());

const found = async (entity: string, asked: Record<string, string> | string): Promise<number[]> => {
  const query = new URLSearchParams(asked).toString();
  const { status, body } = await office.call('GET', `${calls(entity).all}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return Object.values<{ id: number }[]>(body)
    .filter(one => Array.isArray(one))
    .flat()
    .map(one => one.id);
};

describe('a phone that is dialled at home', () => {
  it('is kept in full', async () => {
    const { body } = await office.call('GET', calls('contact').one(contact));
    expect(body.phone).toBe(KEPT);
    for (const phone of SPELLINGS) {
      const { body: changed } = await office.call('PUT', calls('contact').update(contact), { body: { phone } });
      expect([phone, changed.phone, changed.version]).toEqual([phone, KEPT, body.version]);
    }
  });

  it('that cannot be one is refused with the way to write it', async () => {
    const { status, body } = await office.call('PUT', calls('contact').update(contact), {
      body: { phone: '017123456789' },
    });
    expect([status, body.errors[0].code, body.phone?.[0]]).toEqual([
      400,
      'not_phone',
      'Enter the phone number as it is dialled here, or with its country code, such as +8801711000000.',
    ]);
  });

  it('that was kept by other rules may stay', async () => {
    const { id } = await createSample(office, entities.contact);
    await office.pool.query(`update contact set phone = '+1234567' where id = $1`, [id]);
    const { status } = await office.call('PUT', calls('contact').update(id), {
      body: { phone: '+1234567', note: 'a' },
    });
    expect(status).toBe(200);
  });

  it.each(SPELLINGS)('is found by a filter: %s', async typed => {
    expect(await found('contact', { phone: typed })).toEqual([contact]);
    expect(await found('contact', { phone__in: `${typed},01999999999` })).toEqual([contact]);
    expect(await found('contact', { phone__icontains: typed })).toEqual([contact]);
    expect(await found('hajj_passenger_info', { primary_phone: typed })).toEqual([pilgrim]);
  });

  it('is found by a part of it, and where the plus of an address was lost', async () => {
    for (const part of ['01712', '1712-34', '+880 1712', '৩৪৫৬৭৮', '0088017'])
      expect(await found('contact', { phone__icontains: part }), part).toEqual([contact]);
    expect(await found('contact', `phone=+8801712345678`)).toEqual([contact]);
    expect(await found('contact', `phone=966501234567`)).toHaveLength(1);
    expect(await found('contact', { phone__icontains: 'nobody' })).toEqual([]);
  });

  it.each(['contact', 'hajj_passenger_info'])('is found by the search of %s', async entity => {
    const [own] = entity === 'contact' ? [contact] : [pilgrim];
    for (const typed of [...SPELLINGS, '01712 345 678', '0088 01712345678', '01712-34'])
      expect(await found(entity, { search: typed }), typed).toEqual([own]);
    expect(await found(entity, { search: '01712345679' })).toEqual([]);
  });

  it('is found by the search of passengers', async () => {
    for (const q of [...SPELLINGS, '+88001712345678', '008801712345678']) {
      const { body } = await office.call('GET', `/api/passengers/search?${new URLSearchParams({ q })}`);
      expect(
        body.matches?.map((one: { id: number }) => one.id),
        q,
      ).toEqual([pilgrim]);
    }
  });

  it('is read in an import, row by row', async () => {
    const row = await sampleOf(office, entities.contact);
    const rows = ['01812000001', 1_812_000_002, '+880 1812-000003', '0181'].map(phone => ({ ...row, phone }));
    const send = (some: unknown, commit: boolean) =>
      office.call('POST', '/api/imports', { body: { entity: 'contact', rows: some, commit } });
    const { body } = await send(rows, false);
    expect(body.totals).toMatchObject({ create: 3, error: 1 });
    expect(body.rows[3].errors[0]).toMatchObject({ field: 'phone', code: 'not_phone' });
    expect((await send(rows.slice(0, 3), true)).body.totals).toMatchObject({ create: 3 });
    for (const phone of ['+8801812000001', '+8801812000002', '+8801812000003'])
      expect(await found('contact', { phone }), phone).toHaveLength(1);
  });

  it('is taken, however it is written', async () => {
    await createSample(office, entities.employee, { primary_phone: '+8801912000001' });
    for (const [typed, isTaken] of [
      ['01912000001', true],
      ['1912000001', true],
      ['8801912000001', true],
      ['01912000009', false],
    ] as const) {
      const { body } = await office.call(
        'GET',
        `/user/api/v1/user/check_primary_phone_when_create/?primary_phone=${typed}`,
      );
      expect([typed, body.primary_phone_exists]).toEqual([typed, isTaken]);
    }
    const { status, body } = await office.call('POST', calls('employee').create, {
      body: { ...(await sampleOf(office, entities.employee)), primary_phone: '01912-000001' },
    });
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'taken']);
  });
});

describe('an agency elsewhere', () => {
  it('dials from there', async () => {
    const ankara = await openOffice({ phones: phonesOf('TR') });
    const { id } = await createSample(ankara, entities.contact, { phone: '0532 123 45 67' });
    const { body } = await ankara.call('GET', calls('contact').one(id));
    expect(body.phone).toBe('+905321234567');
    expect((await ankara.call('GET', '/api/config')).body.country).toBe('TR');
    await ankara.close();
  });
});
