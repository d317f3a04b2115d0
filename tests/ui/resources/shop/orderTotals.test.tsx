import { screen, within } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sum, toMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { OrderReading } from '#src/resources/shop/orders/OrderReading.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { order: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const line = { quantity: 1, shipped: 0, cancelled: 0, returned: 0, discount: '0.00' };
const order = {
  id: 7,
  status: 'confirmed',
  items: [
    { ...line, id: 1, rate: '1000.00', net_amount: '1000.00', tax_amount: '150.00' },
    { ...line, id: 2, rate: '400.00', net_amount: '400.00', tax_amount: '60.00' },
  ],
};
const charged = {
  delivery_charge: '80.00',
  delivery_tax_amount: '12.00',
  net_amount: '1480.00',
  tax_amount: '222.00',
  amount: '1702.00',
};
const free = {
  delivery_charge: '0.00',
  delivery_tax_amount: '0.00',
  net_amount: '1400.00',
  tax_amount: '210.00',
  amount: '1610.00',
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => vi.unstubAllGlobals());

/** What stands in a column of the lines, from above down to its total. */
async function columnsOf(record: object) {
  const page = (
    <RecordContextProvider value={{ ...order, ...record }}>
      <OrderReading />
    </RecordContextProvider>
  );
  const empty = () => Response.json([], { headers: { 'X-Total-Count': '0' } });
  await showPages({ host: empty, entity, pages: { bill: page }, at: 'bill', who });
  const [table] = await screen.findAllByRole('table');
  const rows = within(table ?? document.body)
    .getAllByRole('row')
    .map(row => [...row.querySelectorAll('td, th')].map(cell => cell.textContent.trim()));
  const upTo = rows.findIndex(([head]) => head === 'Total');
  return {
    heads: rows.map(([head]) => head),
    columns: [-2, -1].map(at => rows.slice(1, upTo + 1).map(row => row.at(at))),
  };
}

it.each([
  ['with', charged],
  ['without', free],
])('the total of a column of an order %s a delivery charge is the sum of the column', async (_, record) => {
  const { columns } = await columnsOf(record);
  for (const column of columns) {
    const amounts = column.map(text => toMinor((text ?? '').replaceAll(',', '')));
    expect(amounts.at(-1)).toBe(sum(amounts.slice(0, -1)));
    expect(amounts.length).toBeGreaterThan(2);
  }
});

it('a delivery that costs nothing has no row', async () => {
  expect((await columnsOf(free)).heads).not.toContain('Delivery charge');
});
