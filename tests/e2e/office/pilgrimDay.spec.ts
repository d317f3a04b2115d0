import { dayAfter } from '#catalog/engine/days/days.ts';
import { calls } from '#catalog/engine/wire.ts';
import { journeysOf } from '../../support/journeys.ts';
import type { Office } from '../../support/officeOn.ts';
import { passportLines } from '../../support/passportLines.ts';
import { box, choiceBox } from '../support/form.ts';
import { kept, made } from '../support/made.ts';
import { createOf } from '../support/pages.ts';
import { countPresses, MOST_PRESSES } from '../support/presses.ts';
import { expect, test } from '../support/test.ts';
import { saying, wordsOf } from '../support/words.ts';

const CODE = 'UMR-DAY';
const ahead = (days: number) => dayAfter(new Date().toISOString().slice(0, 10), days);

const karim = { surname: 'Uddin', given: 'Karim', number: 'BX7654321' };
const salma = { surname: 'Begum', given: 'Salma Khatun', number: 'BX7654322', sex: 'F' } as const;
const rahim = { surname: 'Uddin', given: 'Rahim', number: 'BX7654323', birth: '050312' };
const nadia = { surname: 'Uddin', given: 'Nadia', number: 'BX7654324', birth: '080719', sex: 'F' } as const;
const nameOf = ({ given, surname }: typeof karim) => `${given} ${surname}`;

/** 160,000.00 of each by the day in a month, and 240,000.00 a month later, in a season that asks women for a mahram. */
async function departureOf(office: Office): Promise<number> {
  const season = await made(office, 'season', {
    name: 'Umrah of the day',
    pilgrim_type: 'umrah',
    begins_on: ahead(-30),
    ends_on: ahead(300),
    mahram_policy: 'all_women',
  });
  const tour_package = await made(office, 'tour_package', {
    name: 'Umrah by parts',
    code: 'DAY',
    tour_type: await made(office, 'tour_type', { name: 'Of the day' }),
    price: '400000.00',
    instalment_plan: [
      { share_percent: 40, due_days_before: 60 },
      { share_percent: 60, due_days_before: 30 },
    ],
  });
  const days = { departure_date: ahead(90), return_date: ahead(104) };
  return journeysOf(office).departure(6, { code: CODE, season, tour_package, ...days });
}

/** Bookings of a departure by the name of whoever goes. */
async function bookedOn(office: Office, departure: number) {
  const { body } = await office.call('GET', `${calls('booking').all}?departure=${departure}&titles=true`);
  const rows: readonly Record<string, any>[] = body.bookings;
  const named = await Promise.all(
    rows.map(async one => {
      const { given_names, surname } = await kept(office, 'hajj_passenger_info', one['pilgrim']);
      return [`${given_names} ${surname}`, await kept(office, 'booking', one['id'])] as const;
    }),
  );
  return new Map<string, Record<string, any>>(named);
}

for (const locale of ['en', 'ar'] as const)
  test(`a family of four is registered, pays and asks whether it can fly (${locale})`, async ({
    openAs,
    page,
    office,
  }) => {
    test.setTimeout(180_000);
    page.setDefaultTimeout(30_000);
    const words = wordsOf[locale];
    const { deskPages, bookingPages, commands, fields, flyPages, registeredPages } = words;
    const departure = await departureOf(office);
    await page.addInitScript(chosen => {
      localStorage.setItem('locale', chosen);
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    }, locale);
    await openAs('staff', createOf('hajj_passenger_info'));

    const lines = box(page, fields.passport_mrz);
    const done = page.getByRole('main').getByRole('status').filter({ hasText: deskPages.registered });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const type = async (label: string, text: string) => {
      await box(page, label).click();
      await page.keyboard.type(text);
    };
    const choose = async (label: string, text: string) => {
      await choiceBox(page, label).click();
      await page.keyboard.type(text);
      await page
        .getByRole('option', { name: new RegExp(`^${text}( |$)`) })
        .first()
        .click();
    };
    const paste = async (who: typeof karim) => {
      await expect(lines).toBeFocused();
      await page.keyboard.insertText(passportLines(who));
    };
    const registered = async (who: typeof karim) => {
      await press(deskPages.save_and_next);
      await expect(done).toContainText(nameOf(who));
    };
    const sameFamily = (before: typeof karim) =>
      page.getByRole('checkbox', { name: saying(deskPages.same_family, { name: nameOf(before) }) });
    const withMahram = async (relation: 'husband' | 'father') => {
      await choose(fields.mahram, nameOf(karim));
      await choiceBox(page, fields.mahram_relation).click();
      await page.getByRole('option', { name: words.choices[relation], exact: true }).click();
    };
    const steps = {
      first: async () => {
        await paste(karim);
        await type(fields.primary_phone, '01711223344');
        await choose(fields.departure, CODE);
        await registered(karim);
      },
      wife: async () => {
        await paste(salma);
        await sameFamily(karim).click();
        await withMahram('husband');
        await registered(salma);
      },
      // The father's passport lies on top once more.
      son: async () => {
        await paste(karim);
        await expect(sameFamily(salma)).toBeChecked();
        await expect(
          page.getByRole('link', { name: saying(registeredPages.open_whom, { name: nameOf(karim) }) }),
        ).toBeVisible();
        await press(deskPages.save_and_next);
        await expect(box(page, fields.passport_number)).toBeFocused();
        await lines.click();
        await page.keyboard.press('Control+A');
        await paste(rahim);
        await expect(box(page, fields.passport_number)).toHaveValue(rahim.number);
        await type(deskPages.amount, locale === 'en' ? '160,000' : '١٦٠٬٠٠٠');
        await registered(rahim);
      },
      daughter: async () => {
        await paste(nadia);
        await expect(sameFamily(rahim)).toBeChecked();
        await withMahram('father');
        await registered(nadia);
      },
    };
    const presses = await countPresses(page);
    for (const [name, step] of Object.entries(steps)) {
      const before = await presses();
      await step();
      expect((await presses()) - before, name).toBeLessThanOrEqual(MOST_PRESSES);
    }

    const menu = page.getByRole('navigation');
    const openDeparture = async () => {
      await menu
        .getByRole('link', { name: words.entities.departure.split(' |||| ').at(locale === 'en' ? 1 : 2), exact: true })
        .click();
      await page
        .getByRole('row', { name: new RegExp(CODE) })
        .getByRole('link', { name: CODE })
        .click();
    };
    const select = (who: typeof karim) =>
      page
        .getByRole('row', { name: new RegExp(nameOf(who)) })
        .getByRole('checkbox')
        .click();
    const printed = async (amount: string) => {
      await page.getByRole('link', { name: words.paymentPages.print_receipt }).click();
      await expect(page.locator('html[data-printed]')).toHaveCount(1);
      await expect(page.getByRole('main').getByText(amount).first()).toBeVisible();
      await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
    };
    await menu.getByRole('button', { name: words.shell.modules.hajj }).click();
    await openDeparture();
    for (const who of [karim, salma, nadia]) await select(who);
    await press(bookingPages.pay_together);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByText('480,000.00').first()).toBeVisible();
    await choose(fields.ledger, 'Cash');
    await dialog.getByRole('button', { name: words.crud.lifecycle.in_full.take_family_payment_booking }).click();
    await printed('480,000.00');

    await openDeparture();
    await select(karim);
    await press(commands.take_payment);
    await expect(dialog.getByText('240,000.00').first()).toBeVisible();
    await choose(fields.ledger, 'Cash');
    await dialog.getByRole('button', { name: commands.take_payment }).click();
    await printed('240,000.00');

    const bookings = await bookedOn(office, departure);
    for (const who of [karim, salma, rahim]) {
      const body = { visa_no: `V-${who.number}`, visa_issue_date: ahead(-1), visa_expiry_date: ahead(120) };
      const { pilgrim } = bookings.get(nameOf(who)) ?? {};
      expect((await office.call('PUT', calls('hajj_passenger_info').update(pilgrim), { body })).status).toBe(200);
    }
    await openDeparture();
    await page.getByRole('link', { name: words.fly_board }).click();
    await expect(page.getByText(saying(flyPages.ready, { ready: 3, all: 4 }))).toBeVisible();
    await page.getByRole('switch', { name: flyPages.only_missing }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    const visa = { requirement: words.choices.visa_valid, name: nameOf(nadia) };
    await expect(page.getByRole('link', { name: saying(flyPages.standings.missing, visa) })).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(4 * MOST_PRESSES);

    const { rows: receipts } = await office.pool.query(
      `select sum(amount)::text as amount, count(distinct booking)::int as bookings from booking_payment
        where booking in (select id from booking where departure = $1) group by receipt_voucher order by 1`,
      [departure],
    );
    expect(receipts).toEqual([
      { amount: '160000.00', bookings: 1 },
      { amount: '240000.00', bookings: 1 },
      { amount: '480000.00', bookings: 3 },
    ]);
    const paid = [karim, salma, rahim, nadia].map(who => bookings.get(nameOf(who))?.['paid_amount']);
    expect(paid).toEqual(['400000.00', '160000.00', '160000.00', '160000.00']);
    const files = await Promise.all(
      [...bookings.values()].map(one => kept(office, 'hajj_passenger_info', one['pilgrim'])),
    );
    expect(files).toHaveLength(4);
    expect(new Set(files.map(({ family }) => family)).size).toBe(1);
    const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
    expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
  });
