import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { writeDerived } from '../../server/engine/schema/writeDerived.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';
import { madeOf } from '../support/stock.ts';
import { tamper } from '../support/tamper.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

type Body = Readonly<Record<string, unknown>>;
const called = (given_names: string, surname: string | null = null, more: Body = {}): Promise<number> =>
  journeys.pilgrim({ given_names, surname, ...more });
const find = async (
  entity: EntityName,
  text: string,
  { as = office, ordering = '' }: { as?: Pick<Office, 'call'>; ordering?: string } = {},
): Promise<number[]> => {
  const query = new URLSearchParams({ search: text, size: '500', ordering });
  const { status, body } = await as.call('GET', `${calls(entity).all}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body[entities[entity].collection].map((row: { id: number }) => row.id);
};
const pilgrims = (text: string) => find('hajj_passenger_info', text);
const person = async (entity: 'customer' | 'vendor', first_name: string, last_name: string, more: Body = {}) =>
  madeOf(office, entity, { ...(await sampleOf(office, entities[entity])), first_name, last_name, ...more });
const passengers = async (text: string, as: Pick<Office, 'call'> = office): Promise<Body[]> =>
  (await as.call('GET', `/api/passengers/search?q=${encodeURIComponent(text)}`)).body.matches;

describe('a search by the sound of a name', () => {
  const isFound = async (name: string, text: string): Promise<void> => {
    const id = await called(name);
    const other = await called('Sultana Parvin');
    const found = await pilgrims(text);
    expect(found).toContain(id);
    expect(found).not.toContain(other);
  };

  it.each([
    ['Muhammad', 'Mohammed'],
    ['Fatima', 'Fatema'],
    ['Khatun', 'Khatoon'],
    ['Abdur Rahman', 'Abdurrahman'],
    ['Abdurrahman', 'Abdur Rahman'],
    ['عبدالرحمن', 'عبد الرحمن'],
  ])('finds %s by %s', isFound);

  // Only what reads letters of other scripts, titles and silent letters tells these.
  it.each([
    ['Chowdhury', 'Choudhury'],
    ['عبد الرحمن', 'عبدالرحمن'],
    ['মোহাম্মদ', 'মোঃ'],
    ['Mohammed', 'Md'],
    ['Mohammed', 'মোঃ'],
    ['Abdur Rahman', 'عبدالرحمن'],
    ['রহিমা খাতুন', 'Rahima Khatun'],
  ])('finds %s by %s', isFound);

  it('finds a compound that is spread over two fields', async () => {
    const id = await called('Abdur', 'Rahman');
    expect(await pilgrims('Abdurrahman')).toContain(id);
  });

  it('looks past a title, and for nothing but the name behind it', async () => {
    const ids = [await called('Karim', 'Sikder'), await called('Md', 'Kareem Sikder')];
    const other = await called('Md', 'Salam');
    expect(await pilgrims('Md Karim Sikder')).toEqual(expect.arrayContaining(ids));
    expect(await pilgrims('Md Karim Sikder')).not.toContain(other);
  });

  it('asks for each word by one of the two, numbers as they stand', async () => {
    const id = await called('Rafiqul', 'Islam', { primary_phone: '+8801711999001' });
    const other = await called('Rafiqul', 'Islam', { primary_phone: '+8801811999002' });
    const both = await pilgrims('Rafiqool 01711');
    expect(both).toContain(id);
    expect(both).not.toContain(other);
    expect(await pilgrims('Rafiqool Bepari')).toEqual([]);
  });

  it('takes a word of two letters as it stands alone', async () => {
    const id = await called('Nura', 'Bibi');
    expect(await pilgrims('nr')).not.toContain(id);
    expect(await pilgrims('noora')).toContain(id);
  });

  it('follows a change of one part of a name', async () => {
    const id = await called('Jamila', 'Sarkar');
    await office.call('PUT', calls('hajj_passenger_info').update(id), { body: { surname: 'Talukdar' } });
    expect(await pilgrims('Jameela Talookdar')).toEqual([id]);
    expect(await pilgrims('Jameela Sarkar')).toEqual([]);
  });

  it('finds people, their companies and their parties, and what is theirs', async () => {
    const customer = await person('customer', 'Zohra', 'Akter');
    const vendor = await person('vendor', 'Selim', 'Mia', { company_name: 'Barakat Travels' });
    expect(await find('customer', 'Zuhra Akter')).toEqual([customer]);
    expect(await find('user', 'Zuhra Akter')).toEqual([customer]);
    expect(await find('vendor', 'Barakaat')).toEqual([vendor]);
    const [party = 0] = await find('party', 'Zuhra Akter');
    const { body } = await office.call('GET', calls('party').one(party));
    expect(body).toMatchObject({ name: 'Zohra Akter', source_id: customer });
    const pilgrim = await called('Shirin', 'Munshi');
    const booking = await journeys.booking(await journeys.departure(3), { pilgrim });
    expect(await find('booking', 'Shireen Monshi')).toEqual([booking]);
  });

  it('keeps what is written so before what only sounds so, where the nearest are asked for', async () => {
    const alike = await person('customer', 'Aynal', 'Gazi');
    const written = await person('customer', 'Aynul', 'Gazi');
    const within = await person('customer', 'Zaynulgazi', 'Gazi');
    const found = await find('customer', 'aynul gazi', { ordering: 'relevance' });
    expect(found).toEqual([written, within, alike]);
  });

  it('leaves lists alone that hold nobody', async () => {
    const id = await madeOf(office, 'department', { name: 'Board of Karim' });
    expect(await find('department', 'kareem')).toEqual([]);
    expect(await find('department', 'md karim')).toEqual([]);
    expect(await find('department', 'karim')).toEqual([id]);
  });
});

describe('the search for a pilgrim, by sound', () => {
  it('has those after all that are written so, and says which name it was', async () => {
    const alike = await called('Osman', 'Bepari', { full_name_local: 'Dilwar' });
    const written = await called('Usmana', 'Haji');
    const found = await passengers('usman');
    expect(found.map(({ id }) => id)).toEqual([written, alike]);
    expect(found[1]).toMatchObject({ matched: 'given_names', score: 5 });
    expect((await passengers('delwar'))[0]).toMatchObject({ id: alike, matched: 'full_name_local' });
    expect((await passengers('usman bipari'))[0]).toMatchObject({ id: alike, matched: 'given_names' });
  });
});

describe('whoever may not see a record', () => {
  it('finds none of another branch, nor what points to it', async () => {
    const [dhaka, sylhet] = [
      await madeOf(office, 'branch', { name: 'Dhaka of sounds' }),
      await madeOf(office, 'branch', { name: 'Sylhet of sounds' }),
    ];
    const rights = ['HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_DETAILS', 'PARTY_LIST'];
    const clerk = await hire(office, rights, { branch: dhaka });
    const own = await called('Rokeya', 'Laskar', { branch: dhaka });
    await called('Rokeya', 'Laskar', { branch: sylhet });
    expect(await find('hajj_passenger_info', 'Rukeya Laskar', { as: clerk })).toEqual([own]);
    expect(await find('party', 'Rukeya Laskar', { as: clerk })).toHaveLength(1);
    expect((await passengers('Rukeya Laskar', clerk)).map(({ id }) => id)).toEqual([own]);
  });

  it('finds nobody by a sealed number, whatever name stands beside it', async () => {
    const clerk = await hire(office, ['HAJJ_PASSENGER_INFO_LIST'], {});
    const id = await called('Monowara', 'Dewan', { passport_number: 'BX7654321' });
    expect(await pilgrims('Munowara BX7654321')).toEqual([id]);
    expect(await find('hajj_passenger_info', 'Munowara BX7654321', { as: clerk })).toEqual([]);
  });
});

describe('sounds of names', () => {
  it('are written for rows from before anybody asked', async () => {
    const id = await called('Habibur', 'Mollah');
    const sounds = async () =>
      (await office.pool.query('select name_sounds from hajj_passenger_info where id = $1', [id])).rows[0].name_sounds;
    const before = await sounds();
    expect(before).not.toHaveLength(0);
    await tamper(office, 'update hajj_passenger_info set name_sounds = null');
    await tamper(office, 'update party set name_sounds = null');
    expect(await pilgrims('Habeebur')).toEqual([]);
    await office.pool.query("delete from derived_column where name like '%.name_sounds'");
    await writeDerived(office.host.db, office.host.vault);
    expect(await sounds()).toEqual(before);
    expect(await pilgrims('Habeebur')).toEqual([id]);
    expect(await find('party', 'Habeebur')).toHaveLength(1);
  });
});
