import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { bookingDialogs } from '#src/resources/hajj/bookings/bookingDialogs.tsx';
import { FrameDialog } from '#src/layout/messages/FrameDialog.tsx';
import { showPages } from '../../support/officePage.tsx';

const { booking: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const booking = {
  id: 7,
  version: 4,
  status: 'confirmed',
  due_amount: '600.00',
  paid_amount: '100.00',
  instalments: [
    { id: 1, due_date: '2026-01-01', amount: '200.00', paid_amount: '100.00' },
    { id: 2, due_date: '2099-01-01', amount: '400.00', paid_amount: '0.00' },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => vi.unstubAllGlobals());

async function show(command: object = {}) {
  const record = { ...booking, commands: [{ verb: 'take_payment', ...command }] };
  const posted: unknown[] = [];
  const page = (
    <OwnDialogs value={bookingDialogs}>
      <RecordContextProvider value={record}>
        <CommandButtons disabled={false} />
      </RecordContextProvider>
      <FrameDialog />
    </OwnDialogs>
  );
  const host = async (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Response.json(record);
    posted.push(JSON.parse(String(init.body)));
    return Response.json({ ...record, paid_amount: '600.00', voucher: 31 });
  };
  await showPages({ host, entity, pages: { bill: page }, at: 'bill', who });
  return posted;
}
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Take payment' }));
  return within(await screen.findByRole('dialog', { name: 'Take payment' }));
};

it('a payment proposes what is overdue, and says what is left after it', async () => {
  await show();
  const dialogue = await open();
  const amount = dialogue.getByRole('textbox', { name: /^Amount/ });
  expect(amount).toHaveValue('100.00');
  expect(dialogue.getByText('Choose how it is paid, or a ledger.')).toBeVisible();
  expect(dialogue.getByText('Due now: 100.00. Left after this: 400.00.')).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.type(amount, '350');
  expect(dialogue.getByText('Due now: 100.00. Left after this: 150.00.')).toBeVisible();
});

it('more than is owed is asked for only where it is typed', async () => {
  const posted = await show();
  const dialogue = await open();
  const flag = { name: 'More than is owed: the rest is their advance' };
  expect(dialogue.queryByRole('switch', flag)).toBeNull();
  const amount = dialogue.getByRole('textbox', { name: /^Amount/ });
  await userEvent.clear(amount);
  await userEvent.type(amount, '501');
  expect(dialogue.getByText('Due now: 100.00. 1.00 more than is owed.')).toBeVisible();
  await userEvent.click(dialogue.getByRole('switch', flag));
  await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
  await screen.findByRole('dialog', { name: 'Payment taken' });
  expect(posted).toMatchObject([{ pay_amount: '501.00', beyond_due: true }]);
});

it('once it is taken, its receipt is offered to be printed', async () => {
  await show();
  const dialogue = await open();
  await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
  const taken = within(await screen.findByRole('dialog', { name: 'Payment taken' }));
  expect(taken.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute(
    'href',
    '/apps/accounts/receiptvoucher/31',
  );
});

it('a booking that owes nothing offers none, and says why', async () => {
  await show({ blocked: 'nothing_due' });
  const button = await screen.findByRole('button', { name: /Take payment/ });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Nothing is due for it any more.');
});

it('a refund leads to its receipt', async () => {
  const record = { ...booking, status: 'cancelled', paid_amount: '700.00', commands: [{ verb: 'refund' }] };
  const page = (
    <OwnDialogs value={bookingDialogs}>
      <RecordContextProvider value={record}>
        <CommandButtons disabled={false} />
      </RecordContextProvider>
      <FrameDialog />
    </OwnDialogs>
  );
  const host = async (path: string, init?: RequestInit) =>
    Response.json(
      init?.method === 'POST'
        ? { ...record, refund: 9 }
        : path.includes('ledger_account')
          ? { ledger_accounts: [{ id: 3, name: 'Cash' }], page: 1, size: 25, total_pages: 1, total_elements: 1 }
          : record,
    );
  await showPages({ host, entity, pages: { bill: page }, at: 'bill', who });
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialogue = within(await screen.findByRole('dialog', { name: 'Refund' }));
  await userEvent.type(dialogue.getByRole('combobox', { name: /Ledger/ }), 'Cash');
  await userEvent.click(await screen.findByRole('option', { name: /Cash/ }));
  await userEvent.click(dialogue.getByRole('button', { name: 'Refund' }));
  const given = within(await screen.findByRole('dialog', { name: 'Refund given' }));
  expect(given.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute('href', '/apps/papers/refund/9');
});
