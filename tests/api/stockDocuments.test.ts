import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { tamper } from '../support/tamper.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

type Kind = 'opening_stock' | 'stock_adjustment' | 'stock_transfer' | 'stock_count';
const give = (kind: Kind, verb: string, id: number) =>
  office.call('POST', calls(kind).command(verb, id), { body: {}, headers: { 'idempotency-key': randomUUID() } });
/** Enters and posts a document; gives the answer of the posting. */
async function posted(kind: Kind, body: object) {
  const made = await office.call('POST', calls(kind).create, { body });
  return made.status === 201 ? give(kind, 'post_stock', made.body.id) : made;
}
const opened = ({ item, branch }: Stock, quantity: number, unit_cost: string) =>
  posted('opening_stock', { branch, opening_date: '2026-11-02', items: [{ stock_item: item, quantity, unit_cost }] });
const adjusted = ({ item, branch }: Stock, quantity: number, more: object = {}) =>
  posted('stock_adjustment', {
    branch,
    adjusted_on: '2026-11-20',
    adjustment_reason: 'Counted',
    items: [{ stock_item: item, quantity, ...more }],
  });
const faults = ({ body }: { body: { errors?: { field: string; code: string }[] } }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
const inventoryOf = async (branch: number) =>
  (
    await office.pool.query(
      `select coalesce(sum(debit_amount - credit_amount), 0)::text as balance from account_log
       where branch = ${branch} and ledger = ${books.ledger('Inventory')}`,
    )
  ).rows[0]?.balance;

it('begins with one document of a branch, which stands against the opening difference', async () => {
  const stock = await stockOf(office, 'Ihram');
  const { body } = await opened(stock, 7, '10.57');
  expect(body).toMatchObject({ status: 'posted', invoice_no: 'OS-2026-000001' });
  expect([await stock.level(), await inventoryOf(stock.branch)]).toEqual([[7, 0, 7, '73.99'], '73.99']);
  expect(await books.balances()).toMatchObject({ Inventory: '73.99', 'Opening Difference': '-73.99' });
  const changed = await office.call('PUT', calls('opening_stock').update(body.id), {
    body: { branch: 1, items: [] },
  });
  expect(faults(changed)).toEqual(['items settled']);
  const gone = await office.call('DELETE', calls('opening_stock').remove(body.id));
  expect([gone.status, gone.body.code]).toEqual([409, 'stock_moved']);
});

it('is adjusted at the average of the branch, or at a cost that somebody tells', async () => {
  const stock = await stockOf(office, 'Belt');
  expect(faults(await adjusted(stock, 3))).toEqual(['items.0.unit_cost cost_unknown']);
  await adjusted(stock, 3, { unit_cost: '10.00' });
  await adjusted(stock, 1);
  expect(await stock.level()).toEqual([4, 0, 4, '40.00']);
  const over = await adjusted(stock, -5);
  expect([over.status, over.body.code]).toEqual([409, 'out_of_stock']);
  await adjusted(stock, -3);
  expect([await stock.level(), await inventoryOf(stock.branch)]).toEqual([[1, 0, 1, '10.00'], '10.00']);
  expect(await books.balances()).toMatchObject({ 'Stock Gain': '-40.00', 'Stock Loss': '30.00' });
  expect(faults(await adjusted(stock, 0))).toEqual(['items.0.quantity required']);
});

it('goes to another branch at its cost, in the books of both', async () => {
  const stock = await stockOf(office, 'Bag');
  await opened(stock, 3, '3.34');
  const to_branch = await madeOf(office, 'branch', { name: 'Another' });
  const sent = (quantity: number, to: number) =>
    posted('stock_transfer', {
      branch: stock.branch,
      to_branch: to,
      transferred_on: '2026-11-20',
      items: [{ stock_item: stock.item, quantity }],
    });
  expect((await sent(2, to_branch)).body.invoice_no).toBe('ST-2026-000001');
  expect(await stock.level()).toEqual([1, 0, 1, '3.34']);
  expect([await inventoryOf(stock.branch), await inventoryOf(to_branch)]).toEqual(['3.34', '6.68']);
  expect(faults(await sent(1, stock.branch))).toEqual(['to_branch same_branch']);
});

it('is counted: what was frozen stays on the sheet, and movements since are no variance', async () => {
  const [one, other] = [await stockOf(office, 'Mat'), await stockOf(office, 'Cap')];
  await opened(one, 10, '2.00');
  const at = { ...other, branch: one.branch };
  await opened(at, 5, '1.00');
  const { body: made } = await office.call('POST', calls('stock_count').create, {
    body: { branch: one.branch, counted_on: '2026-11-20', items: [] },
  });
  expect(faults(await give('stock_count', 'post_stock', made.id))).toEqual([]);
  const { body: begun } = await give('stock_count', 'start_count', made.id);
  expect(begun).toMatchObject({
    status: 'counting',
    items: [
      { stock_item: other.item, expected: 5, counted: null },
      { stock_item: one.item, expected: 10, counted: null },
    ],
  });
  await adjusted(one, -4);
  expect(faults(await give('stock_count', 'post_stock', made.id))).toEqual([
    'items.0.counted required',
    'items.1.counted required',
  ]);
  const written = (more: object[] = []) =>
    office.call('PUT', calls('stock_count').update(made.id), {
      body: { items: [...begun.items.map((line: object) => ({ ...line, expected: 6, counted: 5 })), ...more] },
    });
  const third = await stockOf(office, 'Scarf');
  expect(faults(await written([{ stock_item: third.item, counted: 1 }]))).toEqual(['items count_frozen']);
  expect((await written()).body.items).toMatchObject([{ expected: 5 }, { expected: 10 }]);
  expect((await give('stock_count', 'post_stock', made.id)).body.invoice_no).toBe('SC-2026-000001');
  const { rows } = await office.pool.query(
    `select movement, quantity, stock_value::text as value from stock_movement where source_type = 'stock_count' order by id`,
  );
  expect(rows).toEqual([
    { movement: 'stock_gain', quantity: 0, value: '0.00' },
    { movement: 'stock_loss', quantity: -1, value: '-2.00' },
  ]);
  const early = await posted('stock_adjustment', {
    branch: one.branch,
    adjusted_on: '2026-11-19',
    adjustment_reason: 'Late',
    items: [{ stock_item: other.item, quantity: -1 }],
  });
  expect([early.status, early.body.code]).toEqual([409, 'moved_later']);
});

it('is written off by nobody beyond the limit of their role', async () => {
  const stock = await stockOf(office, 'Case');
  await opened(stock, 10, '10.00');
  const verbs = ['LIST', 'DETAILS', 'CREATE', 'UPDATE', 'POST_STOCK'];
  const clerk = await hire(office, [
    ...verbs.map(verb => `STOCK_ADJUSTMENT_${verb}`),
    'ALL_BRANCHES',
    'STOCK_ITEM_LIST',
    'BRANCH_LIST',
  ]);
  await office.pool.query(
    `update role set posting_limit = 50 where id = (select role from "user" where id = ${clerk.id})`,
  );
  const { body } = await office.call('POST', calls('stock_adjustment').create, {
    body: {
      branch: stock.branch,
      adjusted_on: '2026-11-20',
      adjustment_reason: 'Lost',
      items: [{ stock_item: stock.item, quantity: -6 }],
    },
  });
  const tried = await clerk.call('POST', calls('stock_adjustment').command('post_stock', body.id), {
    body: {},
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([tried.status, faults(tried), await stock.level()]).toEqual([
    400,
    ['items over_limit'],
    [10, 0, 10, '100.00'],
  ]);
  // What is found is given up by nobody.
  const { body: found } = await office.call('POST', calls('stock_adjustment').create, {
    body: {
      branch: stock.branch,
      adjusted_on: '2026-11-20',
      adjustment_reason: 'Found',
      items: [{ stock_item: stock.item, quantity: 6 }],
    },
  });
  const entered = await clerk.call('POST', calls('stock_adjustment').command('post_stock', found.id), {
    body: {},
    headers: { 'idempotency-key': randomUUID() },
  });
  expect([entered.status, await stock.level()]).toEqual([200, [16, 0, 16, '160.00']]);
});

it('is counted as it was expected, which posts nothing under a number that is no gap', async () => {
  const stock = await stockOf(office, 'Prayer rug');
  await opened(stock, 2, '5.00');
  const { body: made } = await office.call('POST', calls('stock_count').create, {
    body: { branch: stock.branch, counted_on: '2026-11-20', items: [] },
  });
  const { body: begun } = await give('stock_count', 'start_count', made.id);
  const items = begun.items.map((line: object) => ({ ...line, counted: 2 }));
  await office.call('PUT', calls('stock_count').update(made.id), { body: { items } });
  const { body: counted } = await give('stock_count', 'post_stock', made.id);
  expect([counted.status, counted.invoice_no]).toEqual(['posted', expect.stringMatching(/^SC-2026-/)]);
  await verifyBooks(office.host, { by: { id: 1 } });
  const { checks = [] } = (await lastVerification(office.host)) ?? {};
  expect(checks.find(({ check }) => check === 'number_series')?.problems).toBe(0);
});

it('is held against its movements and the books branch by branch, and what was changed by hand is found', async () => {
  const problems = async () => {
    await verifyBooks(office.host, { by: { id: 1 } });
    const { checks } = (await lastVerification(office.host)) ?? { checks: [] };
    return checks.filter(({ problems: found }) => found > 0).map(({ check, problems: found }) => [check, found]);
  };
  expect(await problems()).toEqual([]);
  await tamper(
    office,
    `update inventory set stock_value = stock_value + 0.01 where id = (select min(id) from inventory)`,
  );
  expect(await problems()).toEqual([
    ['stock_kept', 1],
    ['stock_value', 1],
  ]);
  await tamper(office, `delete from stock_movement where id = (select min(id) from stock_movement)`);
  expect((await problems()).map(([check]) => check)).toContain('stock_posted');
});
