import type { Page } from '@playwright/test';
import { choiceBox } from '../support/form.ts';
import { madePilgrim } from '../support/made.ts';
import { listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const PILGRIMS = listOf('hajj_passenger_info');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });

for (const [what, text] of [
  ['half a passport number', '77429'],
  ['a part of the phone', '9912345'],
  ['the name in local script', 'পরীক্ষা'],
] as const) {
  test(`a pilgrim is found by ${what}`, async ({ openAs, page, office }) => {
    await madePilgrim(office, {
      surname: 'Findme',
      passport_number: 'BX7742913',
      primary_phone: '+8801799123456',
      full_name_local: 'মরিয়ম পরীক্ষা বেগম',
    });
    await openAs('admin', PILGRIMS);
    await search(page).fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Findme');
  });
}

test('filters and search stand in the address, and survive reload and the way back', async ({
  openAs,
  page,
  office,
}) => {
  await madePilgrim(office, { surname: 'Umrahgoer', pilgrim_type: 'umrah' });
  await madePilgrim(office, { surname: 'Umrahgoer', pilgrim_type: 'hajj' });
  await openAs('admin', PILGRIMS);
  await search(page).fill('Umrahgoer');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Filters' }).click();
  await choiceBox(page, 'Pilgrimage').click();
  await page.getByRole('option', { name: 'Umrah' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(rows(page)).toHaveCount(1);
  expect(decodeURIComponent(page.url())).toContain('"pilgrim_type__in":["umrah"]');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('Umrahgoer');
  const active = page.getByRole('region', { name: 'Active filters' });
  await expect(active).toContainText('Pilgrimage: Umrah');
  await rows(page).getByRole('cell', { name: 'Umrahgoer', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Passport' })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('Umrahgoer');
  await active.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(/1-25 of 1\d\d/)).toBeVisible();
});

test('a list is sorted by the host, over all pages', async ({ openAs, page, office }) => {
  await madePilgrim(office, { given_names: 'Aaaron', surname: 'First' });
  await madePilgrim(office, { given_names: 'Zzyzx', surname: 'Last' });
  await openAs('admin', PILGRIMS);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole('columnheader').filter({ hasText: 'Given names' }).getByRole('button').click();
  await expect(rows(page).first()).toContainText('Aaaron');
  await page.getByRole('columnheader').filter({ hasText: 'Given names' }).getByRole('button').click();
  await expect(rows(page).first()).toContainText('Zzyzx');
  await expect(page).toHaveURL(/order=DESC/);
});

test('the chosen columns are remembered', async ({ openAs, page }) => {
  await openAs('admin', PILGRIMS);
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: 'Tracking number' })).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Tracking number' }).uncheck();
  await page.getByRole('checkbox', { name: 'Hajj year', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(heads.filter({ hasText: 'Tracking number' })).toHaveCount(0);
  await page.reload();
  await expect(heads.filter({ hasText: 'Hajj year' })).toBeVisible();
  await expect(heads.filter({ hasText: 'Tracking number' })).toHaveCount(0);
});

test('a saved view is there on another machine', async ({ openAs, openElsewhereAs, page, office }) => {
  await madePilgrim(office, { surname: 'Viewed' });
  await openAs('admin', PILGRIMS);
  await search(page).fill('Viewed');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('My Viewed');
  await page.getByRole('button', { name: 'Save the present view' }).click();
  await expect(page.getByRole('button', { name: 'My Viewed', exact: true })).toBeVisible();
  const elsewhere = await openElsewhereAs('admin', PILGRIMS);
  await elsewhere.getByRole('button', { name: 'Views' }).click();
  await elsewhere.getByRole('button', { name: 'My Viewed', exact: true }).click();
  await expect(rows(elsewhere)).toHaveCount(1);
  await expect(search(elsewhere)).toHaveValue('Viewed');
});
