import { randomUUID } from 'node:crypto';
import type { EntityName } from '#catalog/engine/names.ts';
import { calls } from '#catalog/engine/wire.ts';
import { hire } from '../../support/hire.ts';
import type { Office } from '../../support/officeOn.ts';
import { asFile, formOf, jpeg } from '../../support/pictures.ts';
import { defaultItem } from '../../support/stock.ts';
import { barriersOf } from '../support/axe.ts';
import { made } from '../support/made.ts';
import { editOf, listOf } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const DAY = '2026-11-20';
const ITEMS = '/apps/purchase-management/purchase-request/items';
const REQUEST_PAPER = '/apps/purchase-management/purchase-request/purchase-invoice';
const PURCHASE_PAPER = '/apps/report-management/purchage-final-reports/purchase-invoice';
const UNKNOWN = 2_000_000_000;

/** A request for ten flasks and four bags, of which six flasks are ordered, four have come and three are billed. */
async function bought(office: Office) {
  const give = async (of: EntityName, verb: string, id: number | undefined, body: object = {}) => {
    const told = { body, headers: { 'idempotency-key': randomUUID() } };
    const { status, body: done } = await office.call('POST', calls(of).command(verb, id), told);
    expect(status, JSON.stringify(done)).toBeLessThan(300);
    return done;
  };
  const head = await hire(office, [
    'PURCHASE_REQUEST_LIST',
    'PURCHASE_REQUEST_DETAILS',
    'PURCHASE_REQUEST_APPROVE',
    'ALL_BRANCHES',
  ]);
  const shown = formOf({
    name: 'Flask with a picture',
    unit_price: '20.00',
    condition: 'brand_new',
    thumbnail: asFile(await jpeg(30), 'flask.jpg', 'image/jpeg'),
  });
  const { body: flask } = await office.call('POST', calls('product').create, { body: shown });
  const bag = await made(office, 'product', { name: 'Bag of green cloth', unit_price: '9.00', condition: 'brand_new' });
  const branch = await made(office, 'branch', { name: 'The stock room' });
  const party = await made(office, 'party', { name: 'Yusuf Textiles', phone: '+8801712000002' });
  const request = await made(office, 'purchase_request', {
    request_date: DAY,
    branch,
    party,
    items: [
      { stock_item: await defaultItem(office, flask.id), quantity: 10, estimated_price: '5.00' },
      { stock_item: await defaultItem(office, bag), quantity: 4, estimated_price: '2.50', note: 'Green, please' },
    ],
  });
  await give('purchase_request', 'submit', request);
  await head.call('POST', calls('purchase_request').command('approve', request), { body: {} });
  const { body: approved } = await office.call('GET', calls('purchase_request').one(request));
  const { id: purchase, items } = await give('purchase_final', 'create_from_purchase_request', undefined, {
    purchase_request: request,
    order_date: DAY,
    pieces: [{ line: approved.items[0].id, quantity: 6 }],
  });
  await give('purchase_final', 'confirm', purchase);
  const pieces = (quantity: number) => [{ line: items[0].id, quantity }];
  await give('purchase_final', 'receive', purchase, { received_on: DAY, pieces: pieces(4) });
  await give('purchase_final', 'bill', purchase, { ref_invoice_no: 'YT-77', billed_on: DAY, pieces: pieces(3) });
  const { body: ordered } = await office.call('GET', calls('purchase_final').one(purchase));
  return { request, requestNo: approved.request_no, purchase, purchaseNo: ordered.purchase_no };
}

test('the items of a request show what they look like and what became of each, on a phone, too', async ({
  openAs,
  office,
  page,
}) => {
  const { request, requestNo, purchase, purchaseNo } = await bought(office);
  await openAs('admin', editOf('purchase_request', request));
  await page.getByRole('link', { name: 'Requested items' }).click();
  await expect(page).toHaveURL(`${ITEMS}/${request}`);
  const [flask, bag] = ['Flask with a picture', 'Bag of green cloth'].map(name =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) }),
  );
  if (!flask || !bag) throw new Error('no items');
  for (const [item, name, count] of [
    [flask, 'Quantity', '10'],
    [flask, 'Ordered', '6'],
    [flask, 'Received', '4'],
    [flask, 'Estimated price', '5.00'],
    [bag, 'Quantity', '4'],
    [bag, 'Ordered', '0'],
    [bag, 'Received', '0'],
  ] as const)
    await expect(item.getByText(name, { exact: true }).locator('+ dd'), name).toHaveText(count);
  await expect.poll(() => flask.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(40);
  await expect(bag.locator('img')).toHaveCount(0);
  await expect(bag).toContainText('Green, please');
  await expect(bag).toContainText('Nothing ordered yet');
  await expect(page.getByText(requestNo)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 720 });
  await flask.getByRole('link', { name: purchaseNo }).click();
  await expect(page).toHaveURL(new RegExp(`${editOf('purchase_final', purchase)}(/|$)`));
});

test('a request and its purchase are printed with their lines, sums and a code, from their pages and reports', async ({
  openAs,
  office,
  page,
}) => {
  const { request, requestNo, purchase, purchaseNo } = await bought(office);
  const paper = page.getByRole('article');
  await openAs('admin', `${ITEMS}/${request}/a-name`);
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(`${REQUEST_PAPER}/${request}`);
  await expect(paper.getByRole('heading', { name: `Purchase request ${requestNo}` })).toBeVisible();
  await expect(paper.getByText('Original', { exact: true })).toBeVisible();
  for (const text of ['Yusuf Textiles', '+8801712000002', 'The stock room', 'Approved by'])
    await expect(paper).toContainText(text);
  await expect(paper.getByRole('row', { name: /Bag of green cloth/ })).toHaveText(/2.*\s*Green, please\s*4$/);
  // What we think it costs is not for whoever is asked for their price.
  await expect(paper).not.toContainText('2.50');
  await expect(paper.getByText(/^Scan to see whether this document stands/)).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the purchase request' }).click();
  await expect(page).toHaveURL(editOf('purchase_request', request));

  await visit(page, editOf('purchase_final', purchase));
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page).toHaveURL(`${PURCHASE_PAPER}/${purchase}`);
  await expect(paper.getByRole('heading', { name: `Purchase order ${purchaseNo}` })).toBeVisible();
  await expect(paper).toContainText(requestNo);
  const cells = paper.getByRole('row', { name: /Flask with a picture/ }).getByRole('cell');
  await expect(cells).toHaveText(['1', '6', '5.00', '30.00']);
  // What came of it so far is not for the vendor.
  await expect(paper).not.toContainText('YT-77');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the purchase' })).toBeHidden();
  await page.emulateMedia({ media: null });

  for (const [report, number, behind] of [
    ['purchage-reports?filter={}', purchaseNo, `${PURCHASE_PAPER}/${purchase}`],
    ['purchage-req-summary-reports?filter={}', requestNo, `${REQUEST_PAPER}/${request}`],
  ] as const) {
    await visit(page, `/apps/report-management/${report}`);
    await expect(page.getByRole('link', { name: `${number}: open the document` }).first()).toBeVisible();
    await expect(page.locator(`a[href="${behind}"]`)).toBeVisible();
  }
});

test('what is not there, or not for its reader, says so with a way on', async ({ openAs, openElsewhereAs, page }) => {
  await openAs('admin', `${ITEMS}/${UNKNOWN}`);
  for (const [path, list] of [
    [`${ITEMS}/${UNKNOWN}`, 'purchase_request'],
    [`${REQUEST_PAPER}/none`, 'purchase_request'],
    [`${PURCHASE_PAPER}/${UNKNOWN}`, 'purchase_final'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'This record does not exist' })).toBeVisible();
    await page.getByRole('link', { name: /^To the list: / }).click();
    await expect(page).toHaveURL(new RegExp(`${listOf(list)}(\\?|$)`));
  }
  const other = await openElsewhereAs('user', `${ITEMS}/1`);
  for (const path of [`${ITEMS}/1`, `${REQUEST_PAPER}/1`, `${PURCHASE_PAPER}/1`]) {
    await visit(other, path);
    await expect(other.getByRole('heading', { name: 'You do not have the right to see this' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Back to the start' })).toBeVisible();
  }
});
