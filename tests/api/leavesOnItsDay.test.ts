import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBooks } from '../support/books.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let journeys: Journeys;
beforeAll(async () => {
  office = await openOffice({ clock: () => new Date('2026-11-27T09:00:00Z') });
  await openBooks(office);
  journeys = journeysOf(office);
});
afterAll(() => office.close());

async function lockedFor(departure_date: string): Promise<number> {
  const departure = await journeys.departure(1, { departure_date, return_date: '2027-03-15' });
  expect((await journeys.give('departure', 'lock_lists', departure)).status).toBe(200);
  return departure;
}
const depart = async (id: number) =>
  (await journeys.read('departure', id)).commands.find(({ verb }: { verb: string }) => verb === 'depart');

it('a departure that leaves later is not asked who stays: it says its day', async () => {
  const departure = await lockedFor('2027-03-01');
  expect(await depart(departure)).toEqual({ verb: 'depart', blocked: 'leaves_later', params: { day: '2027-03-01' } });
  const { status, body } = await journeys.give('departure', 'depart', departure, { departed_on: '2026-11-27' });
  expect([status, body.reason]).toEqual([409, 'leaves_later']);
});

it('one whose day has come may leave', async () => {
  expect(await depart(await lockedFor('2026-11-27'))).toEqual({ verb: 'depart' });
});
