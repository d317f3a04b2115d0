import { journeysOf } from '../../support/journeys.ts';
import { barriersOf } from '../support/axe.ts';
import { kept, made } from '../support/made.ts';
import { editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('the board of a departure leads to what is missing of whom, by the keyboard', async ({ openAs, page, office }) => {
  const journeys = journeysOf(office);
  const season = await made(office, 'season', {
    name: 'Umrah of the board',
    pilgrim_type: 'umrah',
    begins_on: '2026-11-01',
    ends_on: '2027-03-01',
    passport_day: '2027-11-30',
  });
  const departure = await journeys.departure(5, { season });
  const pilgrim = await journeys.pilgrim({ surname: 'Expiring', passport_expiry_date: '2027-11-20' });
  await journeys.give('booking', 'confirm', await journeys.booking(departure, { pilgrim }));

  await openAs('admin', editOf('departure', departure));
  await page.getByRole('link', { name: 'Can it fly?' }).click();
  await expect(page.getByText('0 of 1 can fly')).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page
    .getByRole('link', { name: /^Passport valid: missing, open the file of Pilgrim \d+ Expiring/ })
    .press('Enter');
  const field = page.getByLabel('Passport expires on');
  await expect(field).toBeFocused();
  await field.fill('2027-12-01');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(async () => (await kept(office, 'hajj_passenger_info', pilgrim)).passport_expiry_date)
    .toBe('2027-12-01');
  await page.goBack();
  await expect(
    page.getByRole('row', { name: /Expiring/ }).getByRole('img', { name: 'Passport valid: done' }),
  ).toBeVisible();
});
