import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { Paper } from '#src/resources/ledger/paper/Paper.tsx';
import { usePaper } from '#src/resources/ledger/paper/usePaper.ts';
import { showPages } from '../../../support/officePage.tsx';

const who = { role: 'admin', permissions: null, branch: null } as const;
const [SOLD, DELIVERY, VAT] = [3, 4, 9];
const page = { page: 1, size: 500, total_pages: 1, total_elements: 1 };
const item = (id: number, more: object) => ({
  id,
  ledger: SOLD,
  sub_ledger: null,
  details: null,
  quantity: '1',
  rate: '0.00',
  discount: null,
  tax: null,
  tax_amount: null,
  ...more,
});
const billed = {
  id: 7,
  status: 'issued',
  invoice_no: 'SA-7',
  sales_date: '2026-11-20',
  due_date: '2026-11-30',
  party: null,
  branch: null,
  currency: null,
  exchange_rate: null,
  discount: null,
  ref_invoice_no: 'OR-2026-000001',
  details: 'OR-2026-000001',
  items: [
    item(1, {
      details: 'Suitcase',
      quantity: '2',
      rate: '4900.00',
      discount: '57.14',
      tax: VAT,
      tax_amount: '1461.43',
    }),
    item(2, { ledger: DELIVERY, rate: '60.00' }),
  ],
  amount: '11264.29',
  outstanding: '10000.00',
};

function Shown() {
  const { parts } = usePaper('sales', 7);
  return parts ? <Paper {...parts} isCopy={false} /> : null;
}

/** The paper of a receivable bill, which a shipment of the shop has made or not. */
const show = (record: object, isShipped: boolean) =>
  showPages({
    host(path) {
      const answer = (body: object) => Response.json({ ...body, ...page });
      if (path.includes(calls('sales').one(7))) return Response.json({ ...billed, ...record });
      if (path.includes(calls('shipment').all)) return answer({ shipments: isShipped ? [{ id: 2, sales: 7 }] : [] });
      if (path.includes(calls('booking').all)) return answer({ bookings: [] });
      if (path.includes(calls('ledger_account').all))
        return answer({
          ledger_accounts: [
            { id: SOLD, name: 'Company Sales', ledger_type: 'company_sales' },
            { id: DELIVERY, name: 'Delivery Income', ledger_type: 'delivery_income' },
          ],
        });
      if (path.includes(calls('tax_code').all)) {
        const rates = [{ valid_from: '2026-01-01', percent: '15.00' }];
        return answer({ tax_codes: [{ id: VAT, name: 'VAT', kind: 'output', ledger: 5, is_active: true, rates }] });
      }
      if (path.startsWith('/api/papers/')) return Response.json({ url: null });
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity: entities.sales,
    pages: { '7': <Shown /> },
    at: '7',
    who,
  });

const texts = (cells: readonly HTMLElement[]) => cells.map(({ textContent }) => textContent);
const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;
const amountOf = (name: string) => within(rowOf(name)).getAllByRole('cell').at(-1)?.textContent;

describe('the paper of a receivable bill', () => {
  it('is an invoice of quantities, prices and discounts, its tax by rate, and what is paid of it', async () => {
    await show({}, true);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Invoice (Original)');
    expect(document.body).not.toHaveTextContent('Receivable bill');
    expect(texts(screen.getAllByRole('columnheader'))).toEqual([
      'No.',
      'Particulars',
      'Quantity',
      'Unit price',
      'Discount',
      'Tax rate',
      'Before tax',
    ]);
    expect(texts(within(rowOf('Suitcase')).getAllByRole('cell'))).toEqual([
      '1',
      '2',
      '4,900.00',
      '57.14',
      '15 %',
      '9,742.86',
    ]);
    expect(texts(within(rowOf('Delivery charge')).getAllByRole('cell'))).toEqual(['2', '1', '60.00', '', '', '60.00']);
    expect(amountOf('Before tax')).toBe('9,802.86');
    expect(amountOf('Tax 15 %')).toBe('1,461.43');
    expect(amountOf('Total with tax')).toBe('11,264.29');
    expect(amountOf('Paid or credited')).toBe('1,264.29');
    expect(amountOf('Balance')).toBe('10,000.00');
  });

  it('says once whose number it bears: ours of the order, or theirs', async () => {
    await show({}, true);
    expect((await screen.findByText('Our order')).nextSibling).toHaveTextContent('OR-2026-000001');
    expect(screen.getAllByText('OR-2026-000001')).toHaveLength(1);
    expect(screen.queryByText('Their number')).toBeNull();
  });

  it('of a draft by hand calls their number theirs, shows no empty column, and says what is off the whole', async () => {
    const items = [item(1, { details: 'Advice', quantity: '1.5', rate: '33.33' })];
    const more = { status: 'draft', ref_invoice_no: 'PO-77', discount: '5.00', outstanding: '0.00', items };
    await show({ ...more, details: 'By telephone' }, false);
    expect((await screen.findByText('Their number')).nextSibling).toHaveTextContent('PO-77');
    expect(screen.getByText('By telephone')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Discount' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Tax rate' })).toBeNull();
    expect(amountOf('Total')).toBe('50.00');
    expect(amountOf('Discount on the whole')).toBe('-5.00');
    expect(amountOf('Total with tax')).toBe('45.00');
    expect(screen.queryByRole('rowheader', { name: 'Balance' })).toBeNull();
  });
});
