import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#catalog/engine/wire.ts';
import { madeOf } from '../support/stock.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const name of ['Zile', 'İnegöl', 'Izgara', 'Çorum', 'Cunda', 'Ünye', 'Ulus', 'بغداد', 'أبها'])
    await madeOf(office, 'department', { name });
});
afterAll(() => office.close());

const namesIn = async (language: string, ordering: string): Promise<string[]> => {
  const headers = { 'accept-language': language };
  const { body } = await office.call('GET', `${calls('department').all}?size=50&ordering=${ordering}`, { headers });
  return body.departments.map(({ name }: { name: string }) => name);
};

it('names of reference data are sorted by the reader’s alphabet', async () => {
  const turkish = ['Cunda', 'Çorum', 'Izgara', 'İnegöl', 'Ulus', 'Ünye', 'Zile', 'أبها', 'بغداد'];
  expect(await namesIn('tr', 'name')).toEqual(turkish);
  expect(await namesIn('tr', '-name')).toEqual(turkish.toReversed());
  const english = (await namesIn('en', 'name')).slice(0, 4);
  expect(english).toEqual(['Çorum', 'Cunda', 'İnegöl', 'Izgara']);
  expect((await namesIn('ar', 'name')).slice(0, 2)).toEqual(['أبها', 'بغداد']);
});
