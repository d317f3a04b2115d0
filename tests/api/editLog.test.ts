import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { editLog } from '../../catalog/registry/editLog.ts';
import type { ReportRow } from '../../catalog/engine/defineReport.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Story, tellStory } from '../support/bookStory.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let story: Story;
beforeAll(async () => {
  office = await openOffice();
  story = await tellStory(office);
  const { books, landlord } = story;
  await office.call('PUT', calls('party').update(landlord), { body: { name: 'Landlady' } });
  const renamed = await office.call('PUT', calls('ledger_account').update(books.ledger('Furniture')), {
    body: { name: 'Desks and chairs' },
  });
  expect(renamed.status).toBe(200);
  const { body } = await office.call('GET', `${calls('accounting_period').all}?name=2025-07`);
  const [{ id }] = body.accounting_periods;
  await office.call('POST', calls('accounting_period').command('lock', id), { body: {} });
  await office.call('POST', calls('accounting_period').command('unlock', id), { body: { reason: 'A bill was late' } });
}, 120_000);
afterAll(() => office.close());

const ask = async (asked: object = {}, call = office.call) => {
  const query = new URLSearchParams(Object.entries({ size: 500, ...asked }).map(([key, one]) => [key, String(one)]));
  const { status, body } = await call('GET', `/api/reports/edit_log?${query}`);
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body.rows as readonly (ReportRow & { readonly edit: string })[];
};
const of = (rows: readonly ReportRow[], edit: string, ...names: string[]) =>
  rows.filter(row => row['edit'] === edit).map(row => names.map(name => row[name]));

describe('the edit log', () => {
  it('tells what was taken back, by whom and why, and leads there', async () => {
    const rows = await ask();
    expect(of(rows, 'voided', 'record', 'edited_by', 'reason', 'before')).toEqual([
      ['PV-2025-000006', 'admin', 'Entered twice', '700.00'],
    ]);
    expect(of(rows, 'reversed', 'record', 'reason')).toEqual([['PV-2026-000003', 'Too much']]);
    const [voided] = rows.filter(({ edit }) => edit === 'voided');
    expect(voided && editLog.columns.record.drillDown?.(voided, {})).toMatchObject({ record: 'payment_voucher' });
  });

  it('tells of ledgers and parties what they were, and of months what was done with them', async () => {
    const rows = await ask();
    expect(of(rows, 'ledger_changed', 'record', 'before', 'after')).toEqual([
      ['Desks and chairs', 'Furniture', 'Desks and chairs'],
    ]);
    expect(of(rows, 'party_changed', 'record', 'before', 'after')).toEqual([['Landlady', 'Landlord', 'Landlady']]);
    const steps = of(rows, 'period_moved', 'record', 'before', 'after', 'reason');
    expect(steps).toContainEqual(['2025-07', 'line:open', 'line:soft_locked', null]);
    expect(steps).toContainEqual(['2025-07', 'line:soft_locked', 'line:open', 'A bill was late']);
  });

  it('tells of entries that were dated before one with an earlier number', async () => {
    const { books } = story;
    expect(of(await ask(), 'backdated', 'record')).toEqual([]);
    const made = await books.post('journal', '2026-10-02', ['Drawings', 5], ['Capital', -5]);
    const rows = await ask({ edit__in: 'backdated', edited_on__gte: '2026-11-21', edited_on__lte: '2026-11-21' });
    expect(of(rows, 'backdated', 'record', 'before', 'after')).toEqual([
      [made.body.invoice_no, '2026-11-20', '2026-10-02'],
    ]);
    expect(await ask({ edited_on__gte: '2026-11-22' })).toEqual([]);
  });

  it('tells whoever works in a branch of its vouchers alone', async () => {
    const clerk = await hire(
      office,
      editLog.reads.map(name => permissionName(name, 'list')),
      { branch: story.coast },
    );
    const rows = await ask({}, (...asked) => clerk.call(...asked));
    expect(of(rows, 'voided', 'record')).toEqual([]);
    expect(of(rows, 'period_moved', 'record')).toHaveLength(2);
  });
});
