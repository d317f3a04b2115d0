import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const sheets = calls('salary_sheet');
const give = (verb: string, id: number, body: object = {}) =>
  office.call('POST', sheets.command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const draft = (branch: number, day = '2026-11-20', items: object[] = []) =>
  office.call('POST', sheets.create, { body: { sheet_date: day, branch, items } });

/** Somebody in a branch of their own, with their party. */
async function employed() {
  const { body: branch } = await office.call('POST', calls('branch').create, {
    body: await sampleOf(office, entities.branch),
  });
  const sample = await sampleOf(office, entities.employee);
  const pay = { branch: branch.id, basic_money: 30_000, allowance_money: 5_000, is_active: true };
  const { body } = await office.call('POST', calls('employee').create, { body: { ...sample, ...pay } });
  const { rows } = await office.pool.query<{ id: number }>(
    `select id from party where source_type = 'user' and source_id = ${body.id}`,
  );
  return { branch: Number(branch.id), employee: Number(body.id), party: rows[0]?.id ?? 0 };
}
const fields = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
const open = async (party: number) =>
  (
    await office.pool.query(
      `select side, outstanding::text from open_item where party = ${party} and outstanding > 0 order by id`,
    )
  ).rows;

it('a sheet owes salaries, keeps back what was advanced, is paid by one voucher, and taken back', async () => {
  const { branch, employee, party } = await employed();
  await books.post('journal', '2026-11-02', ['Employee Advances', 4_000, party], ['Capital', -4_000]);
  const { body: made } = await draft(branch);
  const { body: filled } = await give('fill', made.id);
  expect(filled.items).toMatchObject([{ employee, gross: '35000.00' }]);
  const kept = (advance_recovered: string) =>
    office.call('PUT', sheets.update(made.id), {
      body: { items: [{ employee, gross: '35000.00', deduction: '1000.00', advance_recovered }] },
    });
  await kept('4000.01');
  expect(fields((await give('post', made.id)).body)).toEqual(['items.0.advance_recovered over_advance']);
  await kept('3000.00');
  const { body: posted } = await give('post', made.id);
  expect(posted).toMatchObject({ status: 'posted', invoice_no: 'SS-2026-000001', amount: '31000.00' });
  expect(await books.balances()).toMatchObject({
    Salaries: '35000.00',
    'Salaries Payable': '-31000.00',
    'Salary Deductions Payable': '-1000.00',
    'Employee Advances': '1000.00',
  });
  expect(await open(party)).toEqual([
    { side: 'debit', outstanding: '1000.00' },
    { side: 'credit', outstanding: '31000.00' },
  ]);

  const second = await draft(branch, '2026-11-03', [{ employee, gross: '1.00' }]);
  expect(fields((await give('post', second.body.id)).body)).toEqual(['sheet_date sheet_exists']);

  const paid = await give('pay', made.id, { ledger: books.ledger('Bank'), paid_on: '2026-11-21' });
  expect(paid.status).toBe(200);
  expect(await open(party)).toEqual([{ side: 'debit', outstanding: '1000.00' }]);
  expect((await give('void', made.id, { reason: 'Twice' })).status).toBe(409);
  await books.give('payment_voucher', 'void', paid.body.voucher, { body: { reason: 'Twice' } });
  expect((await give('void', made.id, { reason: 'Twice' })).body.status).toBe('voided');
  expect(await open(party)).toEqual([{ side: 'debit', outstanding: '4000.00' }]);
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
});

it('is paid to some now and to the rest later, never more than is owed to one; tax is owed to the state', async () => {
  const [one, other] = [await employed(), await employed()];
  const { body: made } = await draft(one.branch, '2026-09-20', [
    { employee: one.employee, gross: '35000.00', salary_tax: '500.00' },
    { employee: other.employee, gross: '20000.00' },
  ]);
  const taxes = async () => (await books.balances())['Salary Tax Payable'];
  expect((await give('post', made.id)).body).toMatchObject({ amount: '54500.00', outstanding: '54500.00' });
  expect(await taxes()).toBe('-500.00');
  const lines: { id: number }[] = (await office.call('GET', sheets.one(made.id))).body.items;
  const [first, second] = lines.map(({ id }) => id);
  const pay = (...payees: object[]) =>
    give('pay', made.id, { ledger: books.ledger('Bank'), paid_on: '2026-09-25', payees });
  const left = async () => {
    const { body } = await office.call('GET', sheets.one(made.id));
    return [body.outstanding, ...body.items.map(({ outstanding }: { outstanding: string }) => outstanding)];
  };
  expect(fields((await pay({ line: first, pay_amount: '34500.01' })).body)).toEqual([
    'payees.0.pay_amount over_outstanding',
  ]);
  expect(fields((await pay({ line: 0, pay_amount: '1.00' })).body)).toEqual(['payees.0.line unknown_line']);
  await pay({ line: first, pay_amount: '30000.00' });
  expect(await left()).toEqual(['24500.00', '4500.00', '20000.00']);
  const { body: rest } = await pay({ line: second, pay_amount: '20000.00' });
  expect(await left()).toEqual(['4500.00', '4500.00', '0.00']);
  await books.give('payment_voucher', 'void', rest.voucher, { body: { reason: 'Twice' } });
  expect(await left()).toEqual(['24500.00', '4500.00', '20000.00']);
  await pay();
  expect(await left()).toEqual(['0.00', '0.00', '0.00']);
  expect((await pay()).status).toBe(409);
  expect(await verifyBooks(office.host, { by: { id: 1 } })).toBe(true);
});

it('of nobody, of no pay, and of more taken than earned is not posted', async () => {
  const { branch, employee } = await employed();
  const post = async (...items: object[]) =>
    fields((await give('post', (await draft(branch, '2026-10-20', items)).body.id)).body);
  expect(await post()).toEqual(['items required']);
  expect(await post({ employee, gross: '0.00' })).toEqual(['items.0.gross no_pay']);
  expect(await post({ employee, gross: '5.00', deduction: '6.00' })).toEqual(['items.0.deduction over_gross']);
});

it('is read by nobody who does not read salaries, whatever else they may do', async () => {
  const rights = ['LIST', 'DETAILS', 'UPDATE', 'POST'].map(verb => `SALARY_SHEET_${verb}`);
  const { branch } = await employed();
  const { body: made } = await draft(branch);
  const clerk = await hire(office, [...rights, 'ALL_BRANCHES']);
  const payroll = await hire(office, [...rights, 'ALL_BRANCHES', 'EMPLOYEE_SALARY']);
  const asked = async (who: typeof clerk) => [
    (await who.call('GET', sheets.all)).status,
    (await who.call('GET', sheets.one(made.id))).status,
    (
      await who.call('POST', sheets.command('fill', made.id), {
        body: {},
        headers: { 'idempotency-key': randomUUID() },
      })
    ).status,
  ];
  expect(await asked(clerk)).toEqual([403, 403, 403]);
  expect(await asked(payroll)).toEqual([200, 200, 200]);
});
