import { cleanup, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { OrderList } from '#src/resources/shop/orders/OrderList.tsx';
import { OrderState } from '#src/resources/shop/orders/OrderReading.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { order: entity } = entities;
const order = { id: 7, status: 'pending', amount: '9560.00', due_amount: '9560.00' };
const who = { role: 'admin', permissions: null, branch: null } as const;

/** What the page of an order says of a field, by its label. */
async function said(record: object, label: string): Promise<string> {
  const page = (
    <RecordContextProvider value={{ ...order, ...record }}>
      <OrderState />
    </RecordContextProvider>
  );
  await showPages({ host: () => Response.json(order), entity, pages: { state: page }, at: 'state', who });
  const text = (await screen.findByText(label)).nextElementSibling?.textContent ?? '';
  cleanup();
  return text.trim();
}

it('a paid order has nothing outstanding, and says what was to be paid as such', async () => {
  const paid = { paid_amount: '9560.00', outstanding: '0.00', payment_status: 'paid' };
  expect(await said(paid, 'Outstanding')).toBe('0.00');
  expect(await said(paid, 'Total payable')).toBe('9,560.00');
  const part = { paid_amount: '9000.00', outstanding: '560.00', payment_status: 'partially_paid' };
  expect(await said(part, 'Outstanding')).toBe('560.00');
});

it('the list asks for the newest orders first, and shows what is outstanding of each', async () => {
  const record = { ...order, order_no: 'OR-2026-000001', order_date: '2026-11-21', outstanding: '560.00' };
  const answer = { orders: [record], page: 1, size: 25, total_pages: 1, total_elements: 1 };
  const { asked } = await showPages({
    host: path =>
      path.startsWith('/api/') ? Response.json([], { headers: { 'X-Total-Count': '0' } }) : Response.json(answer),
    entity,
    pages: { '': <OrderList /> },
    at: '',
    who,
  });
  expect(await screen.findByRole('columnheader', { name: 'Outstanding' })).toBeVisible();
  expect(await screen.findByRole('cell', { name: '560.00' })).toBeVisible();
  expect(asked.find(path => path.includes('size=25'))).toContain('ordering=-order_date');
});
