import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

describe('a record that others need', () => {
  it('is not deleted, and says who needs it, also when it needs itself', async () => {
    const [mahram, wife] = [
      await createSample(office, entities.hajj_passenger_info),
      await createSample(office, entities.hajj_passenger_info),
    ];
    await office.call('PUT', calls('hajj_passenger_info').update(wife.id), { body: { mahram: mahram.id } });
    const { status, body } = await office.call('DELETE', calls('hajj_passenger_info').remove(mahram.id));
    expect([status, body.code]).toEqual([409, 'in_use']);
    const title = [wife['given_names'], wife['surname']].join(' ');
    expect(body.detail).toContain(title);
    expect(body.used_by).toEqual([{ entity: 'hajj_passenger_info', id: wife.id, title }]);
    const thana = await createSample(office, entities.thana);
    expect((await office.call('DELETE', calls('city').remove(Number(thana['city'])))).body).toMatchObject({
      code: 'in_use',
      used_by: [{ entity: 'thana', id: thana.id, title: thana['name'] }],
    });
  });

  it('is named for each of many, with no more than ten of those who need it', async () => {
    const thana = await createSample(office, entities.thana);
    const { city } = thana;
    for (let count = 0; count < 10; count += 1) await createSample(office, entities.thana, { city });
    const { body } = await office.call('DELETE', calls('city').removeMany, { body: { ids: [city] } });
    const [told] = body.results;
    expect([told.status, told.code, told.used_by.length]).toEqual([409, 'in_use', 10]);
  });
});
