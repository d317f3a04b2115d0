import type { Page } from '@playwright/test';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { calls } from '#catalog/engine/wire.ts';
import { messages } from '#src/i18n/en/messages.ts';
import { openBooks } from '../../support/books.ts';
import type { Office } from '../../support/officeOn.ts';
import { createSample } from '../../support/sample.ts';
import { specifiedLists, specifiedPages, specifiedRecords } from '../../support/specifiedRoutes.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const manyOf = (entity: EntityName): string => messages.entities[entity].split(' |||| ')[1] ?? '';

/** An address with its parts filled in; whatever may be left out, is. */
const filled = (path: string, values: Readonly<Record<string, string>>): string =>
  path.replace(/\/\{\w+\?\}/g, '').replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

async function expectRecord(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.getByRole('button', { name: 'History' }), path).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 }), path).not.toBeEmpty();
}

async function expectList(page: Page, office: Office, [path, entity]: readonly [string, EntityName]): Promise<void> {
  const { id } = await createSample(office, entities[entity]);
  // A list of settings leads straight to the one record that there should be.
  if (entity === 'general_setting') await createSample(office, entities[entity]);
  // The specification ends some in a slash.
  await visit(page, `${path}/`);
  await expect(heading(page, manyOf(entity)), path).toBeVisible();
  await expectRecord(page, `${path}/${id}`);
  await expectRecord(page, `${path}/${id}/a-name`);
}

const lists = Object.entries(specifiedLists);

for (let first = 0; first < lists.length; first += 6) {
  const few = lists.slice(first, first + 6);
  test(`lists of the specification open, and their records by number and by name: ${few.map(([, entity]) => manyOf(entity)).join(', ')}`, async ({
    openAs,
    office,
    page,
  }) => {
    await openAs('admin', '/apps/dashboards/project');
    for (const one of few) await expectList(page, office, one);
  });
}

test('pages of the specification open', async ({ openAs, office, page, browser }) => {
  // Some forty pages, one after the other.
  test.slow();
  const sample = async (entity: EntityName) => String((await createSample(office, entities[entity])).id);
  const values = {
    text: 'Karim',
    contentName: 'heading',
    userId: String(office.ids.staff),
    roleId: await sample('role'),
    orderId: await sample('order'),
    requestId: await sample('purchase_request'),
    purchaseId: await sample('purchase_final'),
    paymentvoucherId: await sample('payment_voucher'),
    receiptvoucherId: await sample('receipt_voucher'),
  };
  const pictureOf = async (path: string) =>
    createSample(office, path.includes('cause') ? entities.cause_content_image : entities.cms_menu_content_image);
  const pages = Object.entries(specifiedPages);
  const forGuests = ['/login', '/register', '/pages/errors/error-404'];
  await openAs('admin', '/apps/dashboards/project');
  for (const [path, name] of pages.filter(([path]) => !forGuests.includes(path))) {
    const imageId = path.includes('{imageId}') ? String((await pictureOf(path)).id) : '';
    await visit(page, filled(path, { ...values, imageId }));
    await expect(heading(page, name), path).toBeVisible();
  }
  const guest = await browser.newPage();
  for (const path of forGuests) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { name: specifiedPages[path] ?? '' }).first(), path).toBeVisible();
  }
  await guest.close();
});

test('one record opens at its other addresses, and odd or common spellings lead to the right one', async ({
  openAs,
  office,
  page,
}) => {
  await openAs('admin', '/apps/dashboards/project');
  const books = await openBooks(office);
  const day = dayIn(office.host.timeZone, office.host.clock());
  const sides = { payment_voucher: -1, receipt_voucher: 1 } as const;
  const idOf = async (entity: EntityName): Promise<number> => {
    // The lines of a sample have both sides, which their form does not keep.
    if (entity !== 'payment_voucher' && entity !== 'receipt_voucher')
      return (await createSample(office, entities[entity])).id;
    const amount = 1200 * sides[entity];
    const body = books.body(entity, day, ['Rent', -amount], ['Cash', amount]);
    return (await office.call('POST', calls(entity).create, { body })).body.id;
  };
  for (const [path, entity] of Object.entries(specifiedRecords)) {
    const id = await idOf(entity);
    await expectRecord(page, path.replace(/\{\w+Id\}/, String(id)).replace(/\{\w+\?\}/, 'a-name'));
  }
  for (const [asked, right] of [
    ['/apps/branch-management/branches', '/apps/branch-management/branchs'],
    ['/apps/report-management/inventory-reports', '/apps/report-management/stocks-reports'],
    ['/apps/report-management/purchase-reports', '/apps/report-management/purchage-reports'],
    ['/apps/report-management/purchase-req-summary-reports', '/apps/report-management/purchage-req-summary-reports'],
    ['/apps/city-management/cities/new', '/apps/city-management/cities/create'],
    ['/apps/e-commerce/products/create', '/apps/e-commerce/products/create'],
  ]) {
    await visit(page, asked ?? '');
    await expect(page).toHaveURL(new RegExp(`${right}$`));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  }
});
