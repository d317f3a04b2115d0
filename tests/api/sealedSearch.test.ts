import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { pilgrims } from '../support/pilgrim.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('a sealed value', () => {
  const seek = (part: string) => `${pilgrims.search}?passport_number=${encodeURIComponent(part)}`;

  it('is found by a part of it, by whoever may change the record', async () => {
    const { id } = await createSample(office, entities.hajj_passenger_info);
    const other = await createSample(office, entities.hajj_passenger_info);
    await office.call('PUT', pilgrims.update(id), { body: { passport_number: 'BX0451267', given_names: 'Khadija' } });
    await office.call('PUT', pilgrims.update(other.id), { body: { passport_number: 'EA9988776' } });
    for (const part of ['BX0451267', '51267', '0451', 'bx04', 'BX 0451', '267', 'khadija 51267']) {
      const { body } = await office.call('GET', seek(part), { as: 'staff' });
      expect(
        body.hajj_passenger_infos.map((one: { passport_number: string }) => one.passport_number),
        part,
      ).toEqual(['BX0451267']);
    }
    expect((await office.call('GET', seek('BX0451268'), { as: 'staff' })).body.total_elements).toBe(0);
  });

  it('is neither found nor shown to whoever may only read: but for its last four characters', async () => {
    const { id } = await createSample(office, entities.hajj_passenger_info);
    await office.call('PUT', pilgrims.update(id), {
      body: { passport_number: 'CZ7654321', nid_number: '5550001112223' },
    });
    const reader = await hire(office, ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS']);
    for (const part of ['CZ7654321', '7654', '4321', '0001112'])
      expect((await reader.call('GET', seek(part))).body.total_elements, part).toBe(0);
    for (const path of [pilgrims.one(id), pilgrims.all, pilgrims.everything]) {
      const { body } = await reader.call('GET', path);
      expect(JSON.stringify(body), path).toContain('•••• 4321');
      expect(JSON.stringify(body), path).not.toMatch(/CZ765|5550001/);
    }
  });

  it('is encrypted in the database, differently each time', async () => {
    const pair = [
      await createSample(office, entities.hajj_passenger_info),
      await createSample(office, entities.hajj_passenger_info),
    ];
    for (const { id } of pair)
      await office.call('PUT', pilgrims.update(id), { body: { passport_number: 'DY1112223' } });
    const { rows } = await office.host.db.execute(
      `select * from hajj_passenger_info where id in (${pair.map(one => one.id).join(',')})`,
    );
    expect(JSON.stringify(rows)).not.toContain('DY1112223');
    expect(rows[0]?.['passport_number']).not.toBe(rows[1]?.['passport_number']);
    expect((await office.call('GET', pilgrims.one(pair[0]?.id ?? 0))).body.passport_number).toBe('DY1112223');
  });
});
