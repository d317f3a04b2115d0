import { expect, type Page, test } from '@playwright/test';
import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { jpeg } from '../../support/pictures.ts';
import { box, choiceBox, lookUp, pick, saveButton, tab } from '../support/form.ts';
import { exported, readXlsx, xlsxFile } from '../support/sheets.ts';

/** Unlike on every run, so that the journey can be made again on the same data. */
const run = Date.now().toString(36).toUpperCase();
const surname = `Journey${run}`;
/** The form of a file beside the desk, with all its fields. */
const WHOLE = 'File alone, every field';
const passport = `P${run}`.slice(0, 20);

/** In English, whatever an earlier run has left to the account: what is chosen before a sign-in becomes theirs. */
async function signInEnglish(page: Page): Promise<void> {
  // What is chosen already is no choice.
  for (const name of ['Türkçe', 'English']) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const search = (page: Page) => page.getByRole('searchbox');

async function register(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: WHOLE }).click();
  await lookUp(page, 'Branch', 'Head Office, Dhaka');
  await tab(page, 'Names and person').click();
  await box(page, 'Given names').fill('Maryam');
  await box(page, 'Surname').fill(surname);
  await pick(page, 'Gender', 'Female');
  await box(page, 'Date of birth').fill('1980-05-17');
  await tab(page, 'Passport').click();
  await box(page, 'Passport number').fill(passport);
  await page
    .getByLabel('Passport scan', { exact: true })
    .setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: await jpeg() });
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: `Maryam ${surname}` })).toBeVisible();
}

/** Ten more pilgrims like the first of an export: without its id and number, and each with a name and a passport of her own. */
async function tenMore(file: Buffer) {
  const [heads = [], first = []] = await readXlsx(file);
  const [name, passportAt] = [heads.indexOf('Given names'), heads.indexOf('Passport number')];
  const unlike = (number: number) =>
    first.map((cell, at) => {
      if (at === 0 || at === heads.indexOf('Tracking number')) return null;
      if (at === name) return `Companion ${number}`;
      return at === passportAt
        ? `${passport.slice(0, 17)}-${number}`
        : cell instanceof Date
          ? cell.toISOString().slice(0, 10)
          : cell;
    });
  return xlsxFile([heads, ...Array.from({ length: 10 }, (_, number) => unlike(number))]);
}

test('a new user registers a pilgrim, finds her, exports and imports, turns to Arabic and signs out', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('the demo account is filled in for you')).toBeVisible();
  await signInEnglish(page);
  await page.getByRole('button', { name: 'Website content', exact: true }).click();
  await page.getByRole('link', { name: 'Pilgrims', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pilgrims', exact: true })).toBeVisible();

  await register(page);
  await tab(page, 'Passport').click();
  await page.getByRole('button', { name: 'Enlarge: Passport scan' }).click();
  const scan = page.getByRole('dialog').getByRole('img', { name: 'Passport scan' });
  await expect
    .poll(() => scan.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Pilgrims', exact: true }).click();
  await search(page).fill(passport.slice(2, 8));
  await expect(page.getByRole('cell', { name: surname, exact: true })).toBeVisible();
  await search(page).fill(surname);
  await expect(page.getByText('1-1 of 1')).toBeVisible();

  const sheet = await exported(page, 'Excel (XLSX)', 'All fields');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByLabel('CSV or XLSX file').setInputFiles(await tenMore(sheet.buffer));
  await expect(page.getByText('New: 10 · Changed: 0 · Unchanged: 0 · With errors: 0')).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByRole('heading', { name: '10 records imported' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1-11 of 11')).toBeVisible();

  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('columnheader').filter({ hasText: arabic.fields.surname })).toBeVisible();

  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: arabic.shell.logout }).click();
  await expect(page.getByRole('heading', { name: arabic.shell.login.title })).toBeVisible();
  await page.goto('/apps/hajjPassengers-management/hajjPassengers');
  await expect(page.getByRole('heading', { name: arabic.shell.login.title })).toBeVisible();
});

test('a list of the running product filters a reference by its records', async ({ page }) => {
  await page.goto('/login');
  await signInEnglish(page);
  await page.getByRole('button', { name: 'People', exact: true }).click();
  await page.getByRole('link', { name: 'Employees', exact: true }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await choiceBox(page, 'Branch').fill('Sylhet');
  await page.getByRole('option', { name: 'Sylhet' }).click();
  await expect(page.getByRole('region', { name: 'Active filters', includeHidden: true })).toContainText(
    'Branch: Sylhet',
  );
});
