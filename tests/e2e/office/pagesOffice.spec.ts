import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import { dayAfter, dayIn } from '#catalog/engine/days/days.ts';
import { fault, hold } from '../support/faults.ts';
import { made, madePilgrim } from '../support/made.ts';
import { expect, test } from '../support/test.ts';

const OVERVIEW = '/apps/dashboards/project';

/** A day of the agency, so many days from today. */
const dayAhead = (days: number): string => dayAfter(dayIn('Asia/Dhaka', new Date()), days);

test('every number of the overview is the total of the list that it leads to', async ({ openAs, page, office }) => {
  await madePilgrim(office, {});
  await openAs('admin', OVERVIEW);
  const tile = page.getByRole('region', { name: 'Pilgrims by status' }).getByRole('link', { name: /Enquiry$/ });
  const count = Number.parseInt((await tile.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await tile.click();
  await expect(page.getByText(new RegExp(`\\d[-–]\\d+ of ${count}\\b`))).toBeVisible();
  await page.getByRole('link', { name: /Overview/ }).click();
  await expect(page).toHaveURL(OVERVIEW);
  await page.getByRole('button', { name: 'Explain this number: Customers' }).click();
  const explained = page.getByRole('dialog', { name: 'Customers' });
  const customers = await explained.getByText(/^\d+$/).textContent();
  await explained.getByRole('link', { name: 'Show the records' }).click();
  await expect(page.getByText(new RegExp(`^\\d+[-–]\\d+ of ${customers}$`)).first()).toBeVisible();
});

test('the overview leaves out what its reader may not see', async ({ openAs, page }) => {
  await openAs('user', OVERVIEW);
  await expect(page.getByRole('heading', { name: 'Departures ahead' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pilgrims by status' })).toHaveCount(0);
});

test('an overview that cannot be loaded says so, and comes when it is asked again', async ({
  openAs,
  page,
  network,
}) => {
  const broken = fault(network, ['get', '*/dashboard/api/v1/project/'], () =>
    HttpResponse.json({ detail: 'x', code: 'permission_denied' }, { status: 403 }),
  );
  await openAs('admin', OVERVIEW);
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  broken.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Departures ahead' }).getByRole('listitem').first()).toBeVisible();
});

test('the overview counts the days of a registration as the agency does', async ({ openAs, page, office }) => {
  const id = await madePilgrim(office, { given_names: 'Early' });
  // Half past two in the morning in Dhaka.
  await office.host.db.execute(`update hajj_passenger_info set created_at = '2099-01-09T20:30:00Z' where id = ${id}`);
  await openAs('admin', OVERVIEW);
  const first = page.getByRole('region', { name: 'Newest registrations' }).getByRole('listitem').first();
  await expect(first).toContainText('Early Test');
  await expect(first).toContainText('10 Jan 2099');
});

test('addresses lead where the specification says', async ({ openAs, page }) => {
  await openAs('admin', '/');
  await expect(page).toHaveURL(OVERVIEW);
  await page.goto('/example');
  await expect(page.getByRole('heading', { name: 'Examples' })).toBeVisible();
  await page.goto('/pages/anything');
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('going to the profile and back keeps the frame', async ({ openAs, page }) => {
  await openAs('admin', OVERVIEW);
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.getByRole('button', { name: /Administrator/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await expect(page).toHaveURL('/pages/profile');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('the quick panel is used by the keyboard alone, all of it in sight, and gives the focus back', async ({
  openAs,
  office,
  page,
}) => {
  for (const day of [1, 2, 3, 4, 5, 6])
    await madePilgrim(office, { departure_date: dayAhead(day), return_date: dayAhead(20) });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAs('staff', OVERVIEW);
  const opener = page.getByRole('button', { name: 'Quick panel' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Quick panel' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: /^Show all/ })).toBeVisible();
  await expect(panel.getByText('Dense lists')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  const first = panel.getByRole('button', { name: 'Close' });
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('switch', { name: 'Dense lists' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('an event leads to its page, where nothing of the panel stands in the way', async ({ openAs, office, page }) => {
  const id = await madePilgrim(office, {
    given_names: 'Zubaida',
    departure_date: dayAhead(0),
    return_date: dayAhead(20),
  });
  await openAs('staff', OVERVIEW);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Zubaida/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/apps/hajjPassengers-management/hajjPassengers/${id}`));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zubaida');
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick panel' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('notes are saved while one writes, found elsewhere, and never written over', async ({
  openAs,
  openElsewhereAs,
  page,
  office,
}) => {
  await openAs('staff', OVERVIEW);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByText(/Hijri.*: .*AH/)).toBeVisible();
  await page.getByRole('textbox', { name: 'My notes' }).fill('Call the embassy');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  const elsewhere = await openElsewhereAs('staff', OVERVIEW);
  await elsewhere.getByRole('button', { name: 'Quick panel' }).click();
  await expect(elsewhere.getByRole('textbox', { name: 'My notes' })).toHaveValue('Call the embassy');
  await elsewhere.getByRole('textbox', { name: 'My notes' }).fill('Called the embassy');
  await expect(elsewhere.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole('textbox', { name: 'My notes' }).fill('Call the bank');
  await expect(page.getByRole('textbox', { name: 'Saved elsewhere' })).toHaveValue('Called the embassy');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect((await office.call('GET', '/api/quick-panel/data', { as: 'staff' })).body.notes).toBe(
    'Called the embassy\n\nCall the bank',
  );
});

test('notes that cannot be saved say so, are kept, and are saved as soon as they can be', async ({
  openAs,
  page,
  network,
  office,
}) => {
  const broken = fault(network, ['post', '*/api/auth/user/update'], () => HttpResponse.error());
  await openAs('staff', OVERVIEW);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await page.getByRole('textbox', { name: 'My notes' }).fill('Call the embassy');
  await expect(page.getByText(/^Not saved:/)).toBeVisible();
  await page.reload();
  broken.mend();
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await expect(page.getByRole('textbox', { name: 'My notes' })).toHaveValue('Call the embassy');
  await expect
    .poll(async () => (await office.call('GET', '/api/quick-panel/data', { as: 'staff' })).body.notes)
    .toBe('Call the embassy');
});

test('notes are the same in every tab, and one tab takes them to the host after the other', async ({
  openAs,
  page,
  network,
  office,
}) => {
  const notes = (on: Page) => on.getByRole('textbox', { name: 'My notes' });
  const held = hold(network, ['post', '*/api/auth/user/update']);
  await openAs('staff', OVERVIEW);
  await page.getByRole('button', { name: 'Quick panel' }).click();
  await notes(page).fill('Call the embassy');
  await expect.poll(() => held.met.length).toBe(1);
  const other = await page.context().newPage();
  await other.goto(OVERVIEW);
  await other.getByRole('button', { name: 'Quick panel' }).click();
  await expect(notes(other)).toHaveValue('Call the embassy');
  await notes(other).fill('Call the embassy at noon');
  await expect(notes(page)).toHaveValue('Call the embassy at noon');
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name)))
    .toContain('notes');
  expect(held.met).toHaveLength(1);
  held.mend();
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Saved elsewhere' })).toHaveCount(0);
  await expect(notes(page)).toHaveValue('Call the embassy at noon');
  expect((await office.call('GET', '/api/quick-panel/data', { as: 'staff' })).body.notes).toBe(
    'Call the embassy at noon',
  );
});

test('a list with high rows and no confirmations is a choice that follows its user', async ({
  openAs,
  openElsewhereAs,
  page,
  office,
}) => {
  const branch = `/apps/branch-management/branchs/${await made(office, 'branch', { name: 'Sylhet corner' })}`;
  await openAs('admin', branch);
  const save = async (on: Page, name: string) => {
    await on.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await on.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(on.getByRole('heading', { level: 1 })).toContainText(name);
  };
  await save(page, 'Sylhet one');
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Quick panel' }).click();
  const kept = page.waitForResponse(
    reply =>
      reply.url().includes('/api/auth/user/update') && (reply.request().postData() ?? '').includes('"dense":false'),
  );
  await page.getByRole('switch', { name: 'Confirmations as messages' }).uncheck();
  await page.getByRole('switch', { name: 'Dense lists' }).uncheck();
  await kept;

  const elsewhere = await openElsewhereAs('admin', '/apps/branch-management/branchs');
  await expect(elsewhere.locator('table.MuiTable-root, .RaDataTable-table').first()).toBeVisible();
  await expect(elsewhere.locator('td.MuiTableCell-sizeMedium').first()).toBeVisible();
  await elsewhere.goto(branch);
  await save(elsewhere, 'Sylhet two');
  // Left to whoever listens to the page.
  await expect.poll(async () => (await elsewhere.getByRole('status').getByText('Saved.').boundingBox())?.width).toBe(1);
});
