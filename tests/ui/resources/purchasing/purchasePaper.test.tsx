import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { calls } from '#catalog/engine/wire.ts';
import { PurchasePaperPage } from '#src/resources/purchasing/papers/PurchasingPaperPage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { purchase_final: entity, purchase_status: labels } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;

const purchase = {
  id: 7,
  purchase_no: 'PF-7',
  order_date: '2026-11-20',
  status: 'cancelled',
  amount: '30.00',
  billed_amount: '15.00',
  paid_amount: '0.00',
  purchase_final_items: [],
  purchases: [{ id: 3, invoice_no: 'PU-3', purchase_date: '2026-11-20', amount: '15.00' }],
};

/** The paper of a purchase at an office that calls what is cancelled "Called off". */
const show = () =>
  showPages({
    host: path => {
      const page = { page: 1, size: 500, total_pages: 1, total_elements: 1 };
      const label = { id: 1, code: 'cancelled', name: 'Called off', color: '#c62828', position: 1, is_active: true };
      if (path.includes(calls(labels.name).all)) return Response.json({ purchase_statuses: [label], ...page });
      if (path.includes('get_invoice')) return Response.json(purchase);
      if (path.startsWith('/api/papers/')) return Response.json({ url: null });
      return Response.json([], { headers: { 'X-Total-Count': '0' } });
    },
    entity,
    pages: { ':purchaseId': <PurchasePaperPage /> },
    at: '7',
    who,
  });

it('calls its state as the office does, across itself, too', async () => {
  await show();
  expect(await screen.findByText('Called off')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('(Called off)');
  expect(document.querySelector('[data-word="Called off"]')).not.toBeNull();
});

it('says that nothing is paid yet', async () => {
  await show();
  const head = await screen.findByRole('rowheader', { name: 'Paid' });
  expect(within(head.parentElement ?? head).getByRole('cell')).toHaveTextContent('0.00');
});
