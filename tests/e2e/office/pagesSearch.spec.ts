import { HttpResponse } from 'msw';
import { fault } from '../support/faults.ts';
import { box, lookUp, saveButton } from '../support/form.ts';
import { kept, madePilgrim } from '../support/made.ts';
import { expect, test } from '../support/test.ts';

const SEARCH = '/apps/passenger/search/';
/** The specimen of ICAO Doc 9303, part 4. */
const ZONE = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'] as const;
const field = 'Name, number, phone or lines of a document';

test('a search lists everybody who matches, says by what, and leads to the file', async ({ openAs, page, office }) => {
  const id = await madePilgrim(office, {
    given_names: 'Zaynab',
    surname: 'Qaderi',
    passport_number: 'QX7654321',
    primary_phone: '+8801799000111',
  });
  await madePilgrim(office, { given_names: 'Zaynab', surname: 'Otherwise' });
  await openAs('admin', `${SEARCH}zaynab`);
  await expect(page.getByText('2 matches')).toBeVisible();
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('Zaynab');
  await page.getByRole('textbox', { name: field }).fill('qx 765 4321');
  await page.getByRole('textbox', { name: field }).press('Enter');
  await expect(page.getByText('Found by: Passport number')).toBeVisible();
  await expect(page.getByText('One match')).toBeVisible();
  await page.getByRole('link', { name: /Zaynab Qaderi/ }).click();
  await expect(page).toHaveURL(new RegExp(`/hajjPassengers/${id}`));
});

test('nobody found leads to a next step', async ({ openAs, page }) => {
  await openAs('admin', `${SEARCH}nobodyiscalledthis`);
  await expect(page.getByText('Nobody matches “nobodyiscalledthis”.')).toBeVisible();
  await page.getByRole('link', { name: 'New pilgrim' }).click();
  await expect(page).toHaveURL(/hajjPassengers\/create/);
});

test('a search that fails says so and can be tried again', async ({ openAs, page, network, office }) => {
  await madePilgrim(office, { given_names: 'Zaynab', surname: 'Qaderi' });
  const broken = fault(network, ['post', '*/api/passengers/search'], () =>
    HttpResponse.json({ detail: 'Out of order.', code: 'internal' }, { status: 500 }),
  );
  await openAs('admin', `${SEARCH}zaynab`);
  await expect(page.getByText('The search failed. Out of order.')).toBeVisible();
  broken.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Zaynab Qaderi/ })).toBeVisible();
});

test('pasted lines of a passport are read and find their holder', async ({ openAs, page, office }) => {
  await madePilgrim(office, { given_names: 'Anna Maria', surname: 'Eriksson' });
  await openAs('admin', SEARCH);
  await page.getByRole('textbox', { name: field }).fill(ZONE.join('\n'));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('All check digits are right.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'ANNA MARIA' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Anna Maria Eriksson/ })).toBeVisible();
});

test('lines pasted into the toolbar become a new pilgrim', async ({ openAs, page, office }) => {
  await openAs('admin', SEARCH);
  await page.getByRole('button', { name: 'Search pilgrims' }).click();
  // A field of one line turns the break between them into a blank.
  await page.getByRole('textbox', { name: 'Search pilgrims' }).fill(ZONE.join(' '));
  await page.keyboard.press('Enter');
  await expect(page.getByText('This passport expired on')).toBeVisible();
  await page.getByRole('link', { name: 'New pilgrim from this passport' }).click();
  await expect(box(page, 'Given names')).toHaveValue('Anna Maria');
  await saveButton(page).click();
  // Who works in no branch says whose file it is.
  await expect(page.getByText('Required').first()).toBeVisible();
  await lookUp(page, 'Branch', 'Head Office, Dhaka');
  await saveButton(page).click();
  await page.getByRole('link', { name: /Anna Maria Eriksson/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna Maria Eriksson' })).toBeVisible();
  const id = Number(/hajjPassengers\/(\d+)/.exec(page.url())?.[1]);
  expect(await kept(office, 'hajj_passenger_info', id)).toMatchObject({
    given_names: 'Anna Maria',
    surname: 'Eriksson',
    gender: 'female',
    birth_date: '1974-08-12',
    passport_number: 'L898902C3',
    passport_expiry_date: '2012-04-15',
    passport_mrz: ZONE.join('\n'),
    status: 'enquiry',
    pilgrim_type: 'hajj',
  });
});

test('a wrong character in pasted lines is pointed at', async ({ openAs, page }) => {
  await openAs('admin', SEARCH);
  await page
    .getByRole('textbox', { name: field })
    .fill([ZONE[0], ZONE[1].replace('UTO740812', 'UTO74O812')].join('\n'));
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Line 2, character 16: this character may not stand here')).toBeVisible();
  await expect(page.locator('pre mark')).toHaveText('O');
});

test('whoever may not see pilgrims finds none', async ({ openAs, page }) => {
  await openAs('user', `${SEARCH}rahman`);
  await expect(page.getByText('You do not have the right to see this')).toBeVisible();
});
