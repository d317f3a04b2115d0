import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { purchasePaper } from '#catalog/purchasing/paper/purchasePaper.ts';
import { entities } from '#catalog/registry/entities.ts';
import { PurchasePaperPage, RequestPaperPage } from '#src/resources/purchasing/papers/PurchasingPaperPage.tsx';
import { paperFrame } from '../../../support/billFacts.ts';
import { showPages } from '../../../support/officePage.tsx';
import { orderFacts } from '../../../support/purchaseFacts.ts';

afterEach(() => vi.restoreAllMocks());

const paper = purchasePaper(orderFacts, { ...paperFrame, language: 'en' });
const order = {
  id: 7,
  purchase_no: 'PF-7',
  status: 'confirmed',
  party: 3,
  sent_on: null,
  items: [{ id: 1, stock_item: 1, quantity: 2, rate: '5.00', approved_rate: '5.00' }],
};
const request = { id: 7, request_no: 'PR-7', status: 'approved', party: 3, items: [] };
const editor = {
  ...guest,
  role: 'staff' as const,
  permissions: new Set(['PURCHASE_FINAL_UPDATE', 'PURCHASE_REQUEST_UPDATE']),
};

/** The page of a paper, and the calls that change something. */
async function show(name: 'purchase_final' | 'purchase_request', record: object, who = editor) {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const given: string[] = [];
  await showPages({
    host(path, init) {
      if (init?.method === 'POST') {
        given.push(path);
        return Response.json({ ...record, sent_on: '2026-11-27' });
      }
      // Node's own answers hold blobs of Node, of which jsdom makes no files.
      if (path.includes('/pdf')) return Object.assign(new Response(''), { blob: async () => new Blob(['%PDF-1.7']) });
      return Response.json(path.includes('/api/papers/') ? paper : record);
    },
    entity: entities[name],
    pages: { ':purchaseId': name === 'purchase_final' ? <PurchasePaperPage /> : <RequestPaperPage /> },
    at: '7',
    who,
  });
  await screen.findByRole('article');
  return given;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it.each([
  ['purchase_final', order],
  ['purchase_request', request],
] as const)('a %s that is printed is sent, which a notice says', async (name, record) => {
  const given = await show(name, record);
  await press('Print');
  expect(await screen.findByText('Marked as sent to the vendor.')).toBeVisible();
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(given).toEqual([expect.stringMatching(/\bsend\b/)]);
});

it('an order that is saved as PDF is sent', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  const given = await show('purchase_final', order);
  await press('PDF');
  await waitFor(() => expect(given).toHaveLength(1));
});

it.each([
  ['what is sent already', 'purchase_final', { ...order, sent_on: '2026-11-20' }],
  ['a draft', 'purchase_final', { ...order, status: 'draft' }],
  ['a price that waits for approval', 'purchase_final', { ...order, items: [{ ...order.items[0], rate: '6.00' }] }],
  ['a request of no vendor', 'purchase_request', { ...request, party: null }],
] as const)('printing changes nothing of %s', async (_, name, record) => {
  const given = await show(name, record);
  await press('Print');
  expect(window.print).toHaveBeenCalledTimes(1);
  expect(given).toEqual([]);
});

it('printing changes nothing before whoever may only read', async () => {
  const given = await show('purchase_final', order, { ...editor, permissions: new Set(['PURCHASE_FINAL_DETAILS']) });
  await press('Print');
  expect(given).toEqual([]);
});
