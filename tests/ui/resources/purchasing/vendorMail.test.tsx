import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { guest } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { PurchaseMailPage, RequestMailPage } from '#src/resources/purchasing/papers/MailPages.tsx';
import { PurchasePage } from '#src/resources/purchasing/PurchasePage.tsx';
import { showPages } from '../../../support/officePage.tsx';

const purchase = {
  id: 7,
  purchase_no: 'PF-7',
  status: 'confirmed',
  party: 3,
  branch: 1,
  items: [{ id: 1, stock_item: 1, quantity: 2, rate: '5.00', approved_rate: '5.00' }],
  receipt_status: 'none',
  sent_on: null,
};
const request = { id: 8, request_no: 'PR-8', status: 'approved', party: 3, branch: 1, items: [] };
const who = (...permissions: string[]) => ({ ...guest, role: 'staff' as const, permissions: new Set(permissions) });

it.each([
  ['purchase_final', 'PF-7', <PurchaseMailPage key="p" />, /order PF-7/],
  ['purchase_request', 'PR-8', <RequestMailPage key="r" />, /request PR-8/],
] as const)('a %s goes to its vendor from a page of its own', async (name, number, page, subject) => {
  const record = name === 'purchase_final' ? purchase : request;
  const sent: unknown[] = [];
  await showPages({
    host: (path, init) => {
      if (init?.method !== 'POST') return Response.json(record);
      const body = JSON.parse(String(init.body));
      const text = String(body.subject).replace(/\{\{\w+_no\}\}/, number);
      if (path.includes('/preview'))
        return Response.json({ to: 'yusuf@mill.example', subject: text, text: 'We order', files: [`${number}.pdf`] });
      sent.push([path, body]);
      return Response.json(record);
    },
    entity: entities[name],
    pages: { ':purchaseId/mail': page },
    at: `${record.id}/mail`,
    who: who(`${name.toUpperCase()}_MAIL`),
  });
  await screen.findByRole('textbox', { name: /Subject/ });
  const preview = within(screen.getByRole('region', { name: 'What its reader gets' }));
  expect(await preview.findByText(subject)).toBeVisible();
  expect(preview.getByText('yusuf@mill.example')).toBeVisible();
  expect(within(preview.getByRole('list', { name: 'Goes with it' })).getByText(`${number}.pdf`)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('heading', { name: 'elsewhere' });
  expect(sent).toMatchObject([[expect.stringContaining(`/${record.id}/mail`), { language: 'en' }]]);
});

it.each([
  ['is offered to whoever may mail', {}, ['PURCHASE_FINAL_MAIL'], 1],
  ['is offered to nobody else', {}, [], 0],
  ['is not offered of a draft', { status: 'cancelled' }, ['PURCHASE_FINAL_MAIL'], 0],
  [
    'is not offered at a price that waits for approval',
    { items: [{ ...purchase.items[0], rate: '6.00' }] },
    ['PURCHASE_FINAL_MAIL'],
    0,
  ],
] as const)('the mail of a purchase %s', async (_, more, permissions, links) => {
  const record = { ...purchase, ...more };
  await showPages({
    host: path => Response.json(path.includes('/7') ? record : []),
    entity: entities.purchase_final,
    pages: { ':id': <PurchasePage /> },
    at: '7',
    who: who('PURCHASE_FINAL_DETAILS', ...permissions),
    isReader: true,
  });
  expect(await screen.findByRole('link', { name: 'Print' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Mail' })).toHaveLength(links);
});
