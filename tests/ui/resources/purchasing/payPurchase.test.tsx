import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { FrameDialog } from '#src/layout/messages/FrameDialog.tsx';
import { PayPurchase } from '#src/resources/purchasing/PayPurchase.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { purchase_final: entity, ledger_account: ledgers } = entities;
const bill = (id: number, outstanding: string) => ({
  id,
  version: 2,
  status: 'issued',
  party: 3,
  invoice_no: `PB-${id}`,
  ref_invoice_no: `THEIRS-${id}`,
  outstanding,
  commands: [{ verb: 'pay' }],
});

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => vi.unstubAllGlobals());

async function show(bills: readonly ReturnType<typeof bill>[], role: 'admin' | 'user' = 'admin') {
  const record = { id: 5, status: 'confirmed', bills: bills.map(({ id }) => ({ purchase: id })) };
  const posted: unknown[] = [];
  const host = async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      posted.push([path.split('?')[0], JSON.parse(String(init.body))]);
      return Response.json({ ...bills[0], outstanding: '0.00', voucher: 44 });
    }
    if (path.includes('among=money'))
      return Response.json({
        [ledgers.collection]: [{ id: 4, name: 'Till' }],
        page: 1,
        size: 25,
        total_pages: 1,
        total_elements: 1,
      });
    if (path.startsWith('/purchase/'))
      return Response.json({ purchases: bills, page: 1, size: 100, total_pages: 1, total_elements: bills.length });
    return Response.json(record);
  };
  const page = (
    <>
      <RecordContextProvider value={record}>
        <PayPurchase />
      </RecordContextProvider>
      <p>shown</p>
      <FrameDialog />
    </>
  );
  const { asked } = await showPages({
    host,
    entity,
    pages: { pay: page },
    at: 'pay',
    who: { role, permissions: null, branch: null },
  });
  return { posted, asked };
}

it('a purchase pays its one owed bill, with what is outstanding filled in, and leads to the voucher', async () => {
  const { posted } = await show([bill(8, '0.00'), bill(9, '750.00')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Pay' }));
  const amount = dialogue.getByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('750.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '700');
  expect(dialogue.getByText('Outstanding: 750.00. Left after this: 50.00.')).toBeVisible();
  await userEvent.type(dialogue.getByRole('combobox', { name: /^Ledger/ }), 'Till');
  await userEvent.click(await screen.findByRole('option', { name: /Till/ }));
  await userEvent.click(dialogue.getByRole('button', { name: 'Pay' }));
  const paid = within(await screen.findByRole('dialog', { name: 'Bill paid' }));
  expect(paid.getByRole('link', { name: 'Print the voucher' })).toHaveAttribute(
    'href',
    '/apps/accounts/paymentvoucher/44',
  );
  expect(posted).toMatchObject([['/purchase/api/v1/purchase/9/pay', { ledger: 4, pay_amount: '700.00' }]]);
});

it('of several owed bills it asks which', async () => {
  await show([bill(8, '20.00'), bill(9, '750.00')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const menu = within(await screen.findByRole('menu', { name: 'Which bill is paid?' }));
  await userEvent.click(menu.getByRole('menuitem', { name: /THEIRS-9/ }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Pay' }));
  expect(dialogue.getByRole('textbox', { name: /^Amount/ })).toHaveValue('750.00');
});

it('a purchase of which nothing is owed offers none', async () => {
  const { asked } = await show([bill(8, '0.00')]);
  await vi.waitFor(() => expect(asked.some(path => path.startsWith('GET /purchase/'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});

it('who may not pay bills is offered nothing, and asks for none', async () => {
  const { asked } = await show([bill(8, '20.00')], 'user');
  await screen.findByText('shown');
  expect(asked.filter(path => path.startsWith('GET /purchase/'))).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
});
