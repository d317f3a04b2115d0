import type { Locator, Page } from '@playwright/test';
import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { messages as english } from '#src/i18n/en/messages.ts';
import { messages as turkish } from '#src/i18n/tr/messages.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { made } from '../support/made.ts';
import { createOf, editOf, listOf } from '../support/pages.ts';
import { DEMO_PASSWORD, loginFor, signIn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

const LIST = listOf('hajj_passenger_info');
/** The third of the six forms of Arabic, which React-Admin asks for to name a list. */
const pilgrims = arabic.entities.hajj_passenger_info.split(' |||| ').at(2) ?? '';

/** Words in Latin letters among what the frame and the tools of a list say, spelt out or to a screen reader. */
async function latinWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spoken = document.querySelectorAll(
      'nav a, nav button, header button, header h1, main button, main label, main a[href$=create], th',
    );
    const texts = [...spoken].flatMap(element => [
      element.textContent ?? '',
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    // Codes, names of records and the account's own name stay as they are.
    return texts.filter(
      text => /[A-Za-z]{3}/.test(text) && !/^(admin|\+?[\d ]+)/.test(text) && !/PID|WhatsApp/.test(text),
    );
  });
}

async function expectArabic(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1, name: pilgrims, exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const column of hajjPassengerInfo.list) {
    await expect(
      page.getByRole('columnheader').filter({ hasText: arabic.fields[column] }).first(),
      column,
    ).toBeVisible();
  }
  expect(await latinWords(page)).toEqual([]);
  await expectMirrored(page);
}

/** The navigation stands at the reading start, tables read from there, and arrows point onwards. */
async function expectMirrored(page: Page): Promise<void> {
  const navigation = await page.getByRole('navigation').boundingBox();
  const table = await page.getByRole('table').boundingBox();
  expect(navigation?.x ?? 0).toBeGreaterThan(table?.x ?? Infinity);
  const head = page.getByRole('columnheader').filter({ hasText: arabic.fields.surname });
  await expect(head).toHaveCSS('text-align', 'start');
  await expect(head).toHaveCSS('direction', 'rtl');
  const onward = page.getByRole('button', { name: arabic.ra.navigation.next });
  const back = page.getByRole('button', { name: arabic.ra.navigation.previous });
  const [next, previous] = [await onward.boundingBox(), await back.boundingBox()];
  expect(next?.x ?? Infinity).toBeLessThan(previous?.x ?? 0);
}

async function chooseInside(page: Page, label: string, language: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

// The office is fetched ahead in the background, in the language of that moment.
for (const moment of ['at once', 'after the office has been fetched ahead'] as const) {
  test(`whoever chooses Arabic at the sign-in ${moment} finds everything in Arabic, without a reload`, async ({
    page,
  }) => {
    await page.goto(loginFor(LIST), { waitUntil: moment === 'at once' ? 'load' : 'networkidle' });
    await page.getByText('العربية').click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { name: arabic.shell.login.title })).toBeVisible();
    await page.getByRole('textbox', { name: arabic.shell.login.email }).fill('admin@rihla.example');
    await page.getByRole('textbox', { name: arabic.shell.login.password }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: arabic.shell.login.submit, exact: true }).click();
    await expectArabic(page);
  });
}

/** The drawing on a button. */
const icon = (page: Page, name: string) => page.getByRole('button', { name }).locator('path').getAttribute('d');

test('arrows turn with the direction of reading', async ({ openAs, page }) => {
  await openAs('admin', LIST);
  const [onwards, backwards] = [await icon(page, 'Go to next page'), await icon(page, 'Go to previous page')];
  await chooseInside(page, 'Language', 'العربية');
  await expect(page.getByRole('button', { name: arabic.ra.navigation.next })).toBeVisible();
  expect(await icon(page, arabic.ra.navigation.next)).toBe(backwards);
  expect(await icon(page, arabic.ra.navigation.previous)).toBe(onwards);
  await page.goto(editOf('department', 1));
  for (const name of [arabic.ra.navigation.next, arabic.ra.navigation.previous]) {
    const arrow = page.getByRole('link', { name }).or(page.getByRole('button', { name })).locator('svg');
    await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  }
});

test('the language changes inside the office and back again, without a reload', async ({ openAs, page }) => {
  await openAs('admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await chooseInside(page, 'Language', 'العربية');
  await expectArabic(page);
  await chooseInside(page, arabic.shell.language, 'English');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1, name: 'Pilgrims', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader').filter({ hasText: 'Surname' })).toHaveCSS('direction', 'ltr');
  await chooseInside(page, 'Language', 'Türkçe');
  await expect(page.getByRole('link', { name: turkish.ra.action.create, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
});

test('what was typed stays when the language changes', async ({ openAs, page }) => {
  await openAs('admin', createOf('designation'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Porter');
  await chooseInside(page, 'Language', 'العربية');
  await expect(page.getByRole('textbox', { name: arabic.fields.name })).toHaveValue('Porter');
});

test('rules of a form are told in the chosen language', async ({ openAs, page }) => {
  await openAs('admin', createOf('branch'));
  await chooseInside(page, 'Language', 'العربية');
  const name = page.getByRole('textbox', { name: arabic.fields.name, exact: true });
  await name.fill('x');
  await name.fill('');
  await name.blur();
  await expect(name).toHaveAccessibleDescription(arabic.violations.required);
});

test('the language survives sign-out, reload and the next sign-in', async ({ page }) => {
  await page.goto(loginFor(LIST));
  await signIn(page);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await chooseInside(page, 'Language', 'العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: /admin/ }).click();
  await page.getByRole('menuitem', { name: arabic.shell.logout }).click();
  const title = page.getByRole('heading', { name: arabic.shell.login.title });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox', { name: arabic.shell.login.email }).fill('admin@rihla.example');
  await page.getByRole('textbox', { name: arabic.shell.login.password }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: arabic.shell.login.submit, exact: true }).click();
  await page.getByRole('button', { name: arabic.shell.modules.website, exact: true }).click();
  await page.getByRole('link', { name: pilgrims, exact: true }).click();
  await expectArabic(page);
});

/** Where the words or figures of elements end on the side of the last digit. */
const lastDigits = (found: Locator): Promise<number[]> =>
  found.evaluateAll(all =>
    all.map(one => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );

for (const locale of ['en', 'ar']) {
  test(`figures stand below each other by their last digit, under their head (${locale})`, async ({
    openAs,
    page,
    office,
  }) => {
    for (const [name, goal_amount] of [
      ['Blankets', '900'],
      ['A school', '1500000'],
    ] as const)
      await made(office, 'cause', { name, goal_amount });
    await page.addInitScript(chosen => localStorage.setItem('locale', chosen), locale);
    await openAs('admin', listOf('cause'));
    const figures = page.getByRole('cell').getByText(/^[\d,]+\.00$/);
    await expect(figures.nth(3)).toBeVisible();
    const goals = await lastDigits(page.getByRole('cell').getByText(/^(900|1,500,000)\.00$/));
    expect(new Set(goals).size).toBe(1);
    const goal = (locale === 'en' ? english : arabic).fields.goal_amount;
    const [head = 0] = await lastDigits(page.getByRole('columnheader').getByText(goal, { exact: true }));
    expect(Math.abs(head - (goals[0] ?? 0))).toBeLessThan(3);
  });
}
