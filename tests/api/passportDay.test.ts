import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { madeOf } from '../support/stock.ts';

const TRIP = { departure_date: '2027-01-10', return_date: '2027-01-31' };

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice();
  journeys = journeysOf(office);
});
afterAll(() => office.close());

let named = 0;
const seasonWith = (values: object): Promise<number> =>
  madeOf(office, 'season', {
    name: `Season ${(named += 1)}`,
    pilgrim_type: 'umrah',
    begins_on: '2026-12-01',
    ends_on: '2027-03-01',
    ...values,
  });
const fileOf = (season: number | null, expiry: string): Promise<number> =>
  journeys.pilgrim({ ...TRIP, season, passport_expiry_date: expiry });
/** Files of a day whose passports the panel calls too short. */
async function short(): Promise<string[]> {
  const { body } = await office.call('GET', '/api/quick-panel/data');
  return body.events.filter(({ kind }: { kind: string }) => kind === 'passport_short').map((one: any) => one.link);
}
const pageOf = (id: number) => expect.stringMatching(new RegExp(`/${id}$`));

describe('a passport', () => {
  it('is short by the day of its season, by its days after the return, and by 180 of them without a season', async () => {
    const byDay = await seasonWith({ passport_day: '2027-12-31' });
    const byDays = await seasonWith({ passport_days: 30 });
    const asksNothing = await seasonWith({ passport_days: null });
    const shortByDay = await fileOf(byDay, '2027-12-30');
    await fileOf(byDay, '2027-12-31');
    const shortByDays = await fileOf(byDays, '2027-03-01');
    await fileOf(byDays, '2027-03-02');
    await fileOf(asksNothing, '2027-02-01');
    const shortWithout = await fileOf(null, '2027-07-29');
    await fileOf(null, '2027-07-30');
    const found = await short();
    expect(found).toHaveLength(3);
    expect(found).toEqual(expect.arrayContaining([pageOf(shortByDay), pageOf(shortByDays), pageOf(shortWithout)]));
  });

  it('that is short leads, with others of the journey, to a list of just these', async () => {
    const season = await seasonWith({ passport_day: '2028-01-31' });
    for (const expiry of ['2028-01-29', '2028-01-30', '2028-01-31']) await fileOf(season, expiry);
    const link = (await short()).find(one => one.includes('filter='));
    const filter = JSON.parse(new URL(link ?? '', 'http://office').searchParams.get('filter') ?? '');
    expect(filter).toMatchObject({ season, passport_expiry_date__lte: '2028-01-30' });
  });

  it('is refused for a visa with the day until which it must be valid', async () => {
    const season = await seasonWith({ passport_day: '2027-12-31' });
    const id = await fileOf(season, '2027-12-30');
    await office.pool.query(`update hajj_passenger_info set status = 'documents_complete' where id = $1`, [id]);
    const told = await journeys.give('hajj_passenger_info', 'apply_for_visa', id);
    expect([told.status, told.body.errors?.[0]?.code ?? told.body.detail, JSON.stringify(told.body)]).toEqual([
      409,
      expect.anything(),
      expect.stringContaining('The passport must be valid until 2027-12-31 at least.'),
    ]);
  });

  it('that is pasted is compared with the journey of each file that it may be of', async () => {
    const season = await seasonWith({ passport_day: '2032-12-31' });
    const lines = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3204153ZE184226B<<<<<10';
    const names = { given_names: 'Anna Maria', surname: 'Eriksson', gender: 'female', birth_date: '1974-08-12' };
    const goes = await journeys.pilgrim({ ...TRIP, ...names, season });
    const stays = await journeys.pilgrim(names);
    const { body } = await office.call('POST', '/api/passengers/search', { body: { q: lines } });
    const short = Object.fromEntries(body.matches.map((one: any) => [one.id, one.short]));
    expect(short).toEqual({ [goes]: { day: '2032-04-15', until: '2032-12-31' }, [stays]: undefined });
  });
});
