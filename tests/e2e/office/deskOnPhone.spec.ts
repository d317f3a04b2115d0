import type { Page } from '@playwright/test';
import { flyBoardPath } from '#catalog/hajj/fly/flyBoardPath.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { journeysOf } from '../../support/journeys.ts';
import type { Office } from '../../support/officeOn.ts';
import { passportLines } from '../../support/passportLines.ts';
import { barriersOf } from '../support/axe.ts';
import { box, choiceBox, lookUp } from '../support/form.ts';
import { wear } from '../support/looks.ts';
import { kept } from '../support/made.ts';
import { createOf, editOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const WIDTH = 390;
/** Least height and width of what is pressed. */
const THUMB = 24;
/** What the keyboard leaves of the screen. */
const ABOVE_KEYBOARD = { width: WIDTH, height: 480 };

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true });

const ahead = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);
const steps = (page: Page) => page.getByRole('region', { name: 'Next steps' });

/** Wider than the screen, or with something to press that a thumb would miss. */
async function expectFits(page: Page): Promise<void> {
  const { wide, small } = await page.evaluate(least => {
    const pressed = document.querySelectorAll('main :is(a, button, summary), [role=dialog] :is(a, button)');
    const sizes = [...pressed].map(one => ({ one, box: one.getBoundingClientRect() }));
    return {
      wide: document.documentElement.scrollWidth,
      small: sizes.flatMap(({ one, box: { width, height } }) =>
        width > 0 && height > 0 && Math.min(width, height) < least ? [one.outerHTML.slice(0, 200)] : [],
      ),
    };
  }, THUMB);
  expect(wide).toBeLessThanOrEqual(WIDTH);
  expect(small).toEqual([]);
}

/** A departure with a pilgrim who has a seat, and has paid nothing. */
async function given(office: Office) {
  const journeys = journeysOf(office);
  const days = { departure_date: ahead(60), return_date: ahead(74) };
  const departure = await journeys.departure(9, { code: 'UMR-PHONE', ...days });
  const pilgrim = await journeys.pilgrim({ given_names: 'Abdul', surname: 'Owes' });
  const booking = await journeys.booking(departure, { pilgrim });
  const confirmed = await journeys.give('booking', 'confirm', booking);
  expect(confirmed.status).toBe(200);
  return { departure, pilgrim, booking };
}

/** Pays what is typed in the dialogue that is open, with the keyboard up, and comes to the receipt. */
async function pay(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await page.setViewportSize(ABOVE_KEYBOARD);
  await lookUp(page, 'Ledger', 'Cash');
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  await dialog.getByRole('textbox', { name: /^Amount/ }).focus();
  await expect(dialog.getByRole('textbox', { name: /^Amount/ })).toBeInViewport({ ratio: 1 });
  const give = dialog.getByRole('button', { name: 'Take payment' });
  await expect(give).toBeInViewport({ ratio: 1 });
  await expectFits(page);
  await give.tap();
  const print = page.getByRole('dialog').getByRole('link', { name: 'Print the receipt' });
  await expect(print).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => (window.print = () => undefined));
  await print.tap();
  await page.setViewportSize({ width: WIDTH, height: 844 });
  await expect(page.getByRole('heading', { name: /^Money receipt RV-/ })).toBeVisible();
  await expectFits(page);
}

test('a pilgrim is registered, booked and paid for, and the next one begins', async ({ openAs, page, office }) => {
  await given(office);
  await openAs('admin', createOf('hajj_passenger_info'));
  await expect(box(page, 'Machine-readable lines (MRZ)')).toBeFocused();
  await page.keyboard.insertText(passportLines({ surname: 'Uddin', given: 'Karim', number: 'BX7654321' }));
  await expect(box(page, 'Surname')).toHaveValue('Uddin');
  await page.setViewportSize(ABOVE_KEYBOARD);
  await box(page, 'Phone').fill('01711223344');
  await lookUp(page, 'Branch', 'Head Office, Dhaka');
  await choiceBox(page, 'Departure').fill('UMR-PHONE');
  await page.getByRole('option', { name: /UMR-PHONE/ }).tap();
  await box(page, 'Amount paid now').fill('123456.50');
  const next = page.getByRole('button', { name: 'Save and next' });
  await box(page, 'Phone').focus();
  await box(page, 'Amount paid now').focus();
  const [field, bar] = [await box(page, 'Amount paid now').boundingBox(), await next.boundingBox()];
  expect(Number(field?.y) + Number(field?.height)).toBeLessThanOrEqual(Number(bar?.y));
  await expectFits(page);
  await next.tap();
  const done = page.getByRole('main').getByRole('status').filter({ hasText: 'File opened:' });
  await expect(done).toContainText('Karim Uddin');
  await expect(done.getByRole('link', { name: 'Print the receipt' })).toBeVisible();
  await expect(box(page, 'Machine-readable lines (MRZ)')).toBeFocused();
  await expectFits(page);
});

test('a payment is taken on the page of the pilgrim and of the booking', async ({ openAs, page, office }) => {
  const { departure, pilgrim, booking } = await given(office);
  await openAs('admin', editOf('hajj_passenger_info', pilgrim));
  await expect(page.getByText('0.00 of 400,000.00 paid', { exact: false })).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Take payment' }).first().tap();
  await pay(page, '150000');
  await visit(page, editOf('booking', booking));
  await expect(steps(page)).toBeVisible();
  await expectFits(page);
  await steps(page).getByRole('button', { name: 'Take payment' }).tap();
  await pay(page, '250000');
  expect(await kept(office, 'booking', booking)).toMatchObject({ payment_status: 'paid', paid_amount: '400000.00' });
  await visit(page, editOf('departure', departure));
  await expect(page.getByRole('article').filter({ hasText: 'Abdul Owes' })).toContainText('400,000.00');
  await expectFits(page);
});

test('the board says who cannot fly, and leads to what they lack', async ({ openAs, page, office }) => {
  const { departure, pilgrim } = await given(office);
  await openAs('admin', editOf('departure', departure));
  await page.getByRole('link', { name: 'Can it fly?' }).tap();
  await expect(page.getByRole('heading', { name: '0 of 1 can fly; 1 cannot' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expectFits(page);
  expect(await barriersOf(page)).toEqual([]);
  await wear(page, 'slateCrimsonDark');
  expect(await barriersOf(page, 'colours')).toEqual([]);
  await wear(page, null);
  const abdul = page.getByRole('article').filter({ hasText: 'Abdul Owes' });
  await abdul.getByRole('link', { name: 'The visa is missing, or does not last until the flight.' }).tap();
  await expect(page).toHaveURL(new RegExp(`/${pilgrim}#visa_no$`));
  await expect(box(page, 'Visa number')).toBeInViewport({ ratio: 1 });
});

test('nothing is wider than the screen in Arabic', async ({ openAs, page, office }) => {
  const { departure, pilgrim, booking } = await given(office);
  await page.addInitScript(() => localStorage.setItem('locale', 'ar'));
  await openAs('admin', createOf('hajj_passenger_info'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const main = page.getByRole('main');
  const ways = [
    [editOf('hajj_passenger_info', pilgrim), main.getByRole('tab').first()],
    [editOf('booking', booking), main.getByRole('tab').first()],
    [editOf('departure', departure), main.getByRole('article').first()],
    [flyBoardPath(departure), main.getByRole('article').first()],
  ] as const;
  await expect(main.getByRole('textbox').first()).toBeVisible();
  await expectFits(page);
  for (const [path, part] of ways) {
    const title = await page.title();
    await visit(page, path);
    await expect(page).not.toHaveTitle(title);
    await expect(part).toBeVisible();
    await expectFits(page);
  }
  expect(await barriersOf(page)).toEqual([]);
});
