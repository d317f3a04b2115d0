import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { OrderPage } from '#src/resources/shop/orders/OrderPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { order: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const order = { id: 7, version: 1, status: 'pending', order_no: 'OR-2026-000007', party: 3, items: [] };

const shown = async (record: object) => {
  await showPages({
    host: path => Response.json(path.includes('/all') || path.includes('search') ? { orders: [] } : record),
    entity,
    pages: { ':id': <OrderPage /> },
    at: '7',
    who,
  });
  return screen.findByRole('combobox', { name: /^Party/ });
};

it('an order on which money was taken shows its party closed, and offers to enter no other', async () => {
  const party = await shown({ ...order, closed: [{ field: 'party', because: 'settled' }] });
  expect(party).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'New customer' })).toBeNull();
});

it('one that nobody has paid may still go to another party', async () => {
  expect(await shown(order)).toBeEnabled();
  expect(await screen.findByRole('button', { name: 'New customer' })).toBeVisible();
});
