import type { Page } from '@playwright/test';
import { HttpResponse } from 'msw';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { journeysOf } from '../../support/journeys.ts';
import { passportLines } from '../../support/passportLines.ts';
import { barriersOf } from '../support/axe.ts';
import { fault } from '../support/faults.ts';
import { box, choiceBox, lookUp, saveButton } from '../support/form.ts';
import { kept } from '../support/made.ts';
import { wear } from '../support/looks.ts';
import { createOf } from '../support/pages.ts';
import { countPresses, MOST_PRESSES } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';

const ahead = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);
const lines = (page: Page) => box(page, 'Machine-readable lines (MRZ)');
const next = (page: Page) => page.getByRole('button', { name: 'Save and next' });
const done = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'File opened:' });
const idIn = async (page: Page, link: RegExp, path: RegExp) =>
  Number(path.exec((await done(page).getByRole('link', { name: link }).getAttribute('href')) ?? '')?.[1]);

const karim = { surname: 'Uddin', given: 'Karim', number: 'BX7654321' };
const salma = { surname: 'Begum', given: 'Salma Khatun', number: 'BX7654322', sex: 'F' } as const;

/** What stands in the clipboard goes in where the focus is. */
async function paste(page: Page, who: Parameters<typeof passportLines>[0]): Promise<void> {
  await expect(lines(page)).toBeFocused();
  await page.keyboard.insertText(passportLines(who));
  await expect(box(page, 'Surname')).toHaveValue(who.surname);
}

test.describe('at the desk', () => {
  test('two of a family are registered, booked and paid for by one save each', async ({ openAs, page, office }) => {
    const journeys = journeysOf(office);
    const days = { departure_date: ahead(60), return_date: ahead(74) };
    const departure = await journeys.departure(2, { code: 'UMR-DESK', ...days });
    await openAs('admin', createOf('hajj_passenger_info'));
    await paste(page, karim);
    await box(page, 'Phone').fill('01711223344');
    await lookUp(page, 'Branch', 'Head Office, Dhaka');
    await choiceBox(page, 'Departure').fill('UMR-DESK');
    await expect(page.getByRole('option', { name: /UMR-DESK.*2 free seats.*400,000\.00/ })).toBeVisible();
    await page.getByRole('option', { name: /UMR-DESK/ }).click();
    await box(page, 'Amount paid now').fill('50000');
    expect(await barriersOf(page)).toEqual([]);
    await next(page).click();
    await expect(done(page)).toContainText('Karim Uddin');
    await expect(done(page)).toBeInViewport();
    await expect(lines(page)).toBeFocused();
    const first = await idIn(page, /Karim Uddin/, /hajjPassengers\/(\d+)/);

    const presses = await countPresses(page);
    await paste(page, salma);
    await expect(page.getByText('A mahram is asked of her for this journey.')).toHaveCount(0);
    await box(page, 'Phone').click();
    await page.keyboard.type('01711223345');
    await page.getByRole('checkbox', { name: 'Same family as the one before: Karim Uddin' }).click();
    await box(page, 'Amount paid now').click();
    await page.keyboard.type('25000.50');
    await next(page).click();
    await expect(done(page)).toContainText('Salma Khatun Begum');
    expect(await presses()).toBeLessThanOrEqual(MOST_PRESSES);
    await expect(lines(page)).toBeFocused();

    const second = await idIn(page, /Salma Khatun Begum/, /hajjPassengers\/(\d+)/);
    const [his, hers] = [
      await kept(office, 'hajj_passenger_info', first),
      await kept(office, 'hajj_passenger_info', second),
    ];
    expect(hers).toMatchObject({ departure, gender: 'female', family: his.family, pilgrim_type: 'umrah' });
    expect(hers).toMatchObject({ branch: his.branch, primary_phone: '+8801711223345', status: 'registered' });
    const booking = await idIn(page, /^BK-/, /bookings\/(\d+)/);
    expect(await kept(office, 'booking', booking)).toMatchObject({ status: 'confirmed', paid_amount: '25000.50' });
    await expect(page.getByText('0 free seats')).toBeVisible();
    const receipt = page.waitForEvent('popup');
    await done(page).getByRole('link', { name: 'Print the receipt' }).click();
    await expect((await receipt).getByText('25,000.50').first()).toBeVisible();
  });

  test('a double and a lost network leave everything as it was typed', async ({ openAs, page, office, network }) => {
    const journeys = journeysOf(office);
    await journeys.pilgrim({ given_names: 'Karim', surname: 'Known', passport_number: karim.number });
    await openAs('admin', createOf('hajj_passenger_info'));
    await paste(page, karim);
    await lookUp(page, 'Branch', 'Head Office, Dhaka');
    await page.getByRole('combobox', { name: 'Pilgrimage' }).click();
    await page.getByRole('option', { name: 'Umrah' }).click();
    await expect(page.getByRole('link', { name: 'Open it: Karim Known' })).toBeVisible();
    await saveButton(page).click();
    await expect(box(page, 'Passport number')).toBeFocused();
    await expect(box(page, 'Passport number')).toHaveAccessibleDescription(/registered already/);
    expect(await barriersOf(page)).toEqual([]);
    await wear(page, 'slateCrimsonDark');
    expect(await barriersOf(page, 'colours')).toEqual([]);
    await wear(page, null);

    await box(page, 'Passport number').fill('BX7000001');
    await expect(page.getByRole('link', { name: 'Open it: Karim Known' })).toHaveCount(0);
    const lost = fault(network, ['post', '*/register_pilgrim/'], () => HttpResponse.error());
    await saveButton(page).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /reach|network|connection/i }),
    ).toBeVisible();
    await expect(box(page, 'Surname')).toHaveValue('Uddin');
    lost.mend();
    await saveButton(page).click();
    await expect(done(page)).toContainText('Karim Uddin');
    await expect(page.getByRole('button', { name: 'Next pilgrim' })).toBeFocused();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what was read and everything else stands in one column', async ({ openAs, page }) => {
    await openAs('admin', createOf('hajj_passenger_info'));
    await paste(page, salma);
    await expect(page.getByText('All check digits are right.')).toBeVisible();
    await page.getByRole('button', { name: 'All fields' }).tap();
    await expect(box(page, 'Father’s name')).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBe(0);
    expect(await barriersOf(page)).toEqual([]);
  });
});
