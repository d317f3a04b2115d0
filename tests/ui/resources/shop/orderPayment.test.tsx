import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Principal } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { FrameDialog } from '#src/layout/messages/FrameDialog.tsx';
import { orderDialogs } from '#src/resources/shop/orders/orderDialogs.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { order: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const order = {
  id: 7,
  version: 4,
  status: 'confirmed',
  due_amount: '600.00',
  paid_amount: '100.00',
  outstanding: '500.00',
};
const ways = [
  { id: 1, name: 'Notes', type: 'cash', is_active: true },
  { id: 2, name: 'Card', type: 'card', is_active: true },
  { id: 3, name: 'Transfer', type: 'offline', ledger: 21, is_active: true },
];
const tills = [
  { id: 21, name: 'City Bank' },
  { id: 22, name: 'Till' },
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => vi.unstubAllGlobals());

const listed = (records: readonly object[]) => ({ page: 1, size: 25, total_pages: 1, total_elements: records.length });

async function show(verb: 'take_payment' | 'refund', more: object = {}, as: Principal = who) {
  const record = { ...order, ...more, commands: [{ verb }] };
  const posted: unknown[] = [];
  const page = (
    <OwnDialogs value={orderDialogs}>
      <RecordContextProvider value={record}>
        <CommandButtons disabled={false} />
      </RecordContextProvider>
      <FrameDialog />
    </OwnDialogs>
  );
  const host = async (path: string, init?: RequestInit) => {
    if (path.includes('paymentmethod')) return Response.json({ paymentmethods: ways, ...listed(ways) });
    if (path.includes('ledger_account')) return Response.json({ ledger_accounts: tills, ...listed(tills) });
    if (init?.method !== 'POST') return Response.json(record);
    posted.push(JSON.parse(String(init.body)));
    return Response.json({ ...record, outstanding: '0.00', voucher: 31, refund: 9 });
  };
  const { asked } = await showPages({ host, entity, pages: { bill: page }, at: 'bill', who: as });
  const name = verb === 'refund' ? 'Refund' : 'Take payment';
  await userEvent.click(await screen.findByRole('button', { name }));
  return { posted, asked, dialogue: within(await screen.findByRole('dialog', { name })) };
}
type Dialogue = Awaited<ReturnType<typeof show>>['dialogue'];
const amountOf = (dialogue: Dialogue) => dialogue.getByRole('textbox', { name: /^Amount/ });
const choose = async (dialogue: Dialogue, label: string, name: string) => {
  const box = dialogue.getByRole('combobox', { name: label });
  await userEvent.clear(box);
  await userEvent.type(box, name);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
};

describe('a payment of an order', () => {
  it('proposes what is owed, and says what is left after it', async () => {
    const { dialogue } = await show('take_payment');
    const amount = amountOf(dialogue);
    expect(amount).toHaveValue('500.00');
    expect(dialogue.getByText('Due now: 500.00. Left after this: 0.00.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '350');
    expect(dialogue.getByText('Due now: 500.00. Left after this: 150.00.')).toBeVisible();
  });

  it('of more than is owed is asked for only where it is typed, and its receipt is offered', async () => {
    const { dialogue, posted } = await show('take_payment');
    const flag = { name: 'More than is owed: the rest is their advance' };
    expect(dialogue.queryByRole('switch', flag)).toBeNull();
    await userEvent.clear(amountOf(dialogue));
    await userEvent.type(amountOf(dialogue), '501');
    await userEvent.click(dialogue.getByRole('switch', flag));
    await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
    const taken = within(await screen.findByRole('dialog', { name: 'Payment taken' }));
    expect(taken.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute(
      'href',
      '/apps/accounts/receiptvoucher/31',
    );
    expect(posted).toMatchObject([{ pay_amount: '501.00', beyond_due: true }]);
  });

  it('offers cash and bank alone, and ways of paying that are in use', async () => {
    const { dialogue, asked } = await show('take_payment');
    await userEvent.type(dialogue.getByRole('combobox', { name: /^Ledger/ }), 'x');
    await userEvent.type(dialogue.getByRole('combobox', { name: /^Payment method/ }), 'x');
    await vi.waitFor(() => {
      expect(
        asked.filter(path => path.includes('among=money')),
        JSON.stringify(asked),
      ).not.toEqual([]);
      expect(
        asked.filter(path => path.includes('is_active=true')),
        JSON.stringify(asked),
      ).not.toEqual([]);
    });
  });

  it('in cash asks what is given and says what goes back, which nobody posts', async () => {
    const { dialogue, posted } = await show('take_payment');
    expect(dialogue.queryByRole('textbox', { name: 'Cash given' })).toBeNull();
    await choose(dialogue, 'Payment method', 'Notes');
    const given = await dialogue.findByRole('textbox', { name: 'Cash given' });
    await userEvent.type(given, '450');
    expect(dialogue.getByText('50.00 is missing of the cash.')).toBeVisible();
    await userEvent.clear(given);
    await userEvent.type(given, '1000');
    expect(dialogue.getByText('Change: 500.00.')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('dialog', { name: 'Payment taken' });
    expect(posted).toEqual([expect.objectContaining({ pay_amount: '500.00', payment_method: 1 })]);
    expect(JSON.stringify(posted)).not.toContain('1000');
  });

  it('in part by card says what the first way takes, and gives change of that alone', async () => {
    const { dialogue, posted } = await show('take_payment');
    await choose(dialogue, 'Payment method', 'Notes');
    const parts = within(await dialogue.findByRole('group', { name: 'Parts paid in other ways' }));
    await userEvent.click(parts.getByRole('button', { name: /add/i }));
    const amount = () => parts.getByRole('textbox');
    await userEvent.type(amount(), '500');
    expect(dialogue.getByText('These parts leave nothing for the first way.')).toBeVisible();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '120');
    expect(dialogue.getByText('Paid in the first way: 380.00.')).toBeVisible();
    await userEvent.type(await dialogue.findByRole('textbox', { name: 'Cash given' }), '400');
    expect(dialogue.getByText('Change: 20.00.')).toBeVisible();
    const [method = document.body] = parts.getAllByRole('combobox');
    await userEvent.type(method, 'Card');
    await userEvent.click(await screen.findByRole('option', { name: /Card/ }));
    // A line that nobody has filled in is no part.
    await userEvent.click(parts.getByRole('button', { name: /add/i }));
    await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('dialog', { name: 'Payment taken' });
    expect(posted).toMatchObject([
      { pay_amount: '500.00', payment_method: 1, other_payments: [{ payment_method: 2, amount: '120.00' }] },
    ]);
  });
});

describe('the ledger of a payment', () => {
  const patience = { timeout: 5_000 };
  const ledgerIn = (dialogue: Dialogue) => dialogue.getByRole('combobox', { name: /^Ledger/ });
  it.each(['take_payment', 'refund'] as const)('of a %s is that of the way in which it is paid', async verb => {
    const { dialogue, posted } = await show(verb, { paid_amount: '650.00', outstanding: '500.00' });
    await choose(dialogue, 'Payment method', 'Transfer');
    await vi.waitFor(() => expect(ledgerIn(dialogue)).toHaveValue('City Bank'), patience);
    await choose(dialogue, 'Payment method', 'Notes');
    await vi.waitFor(() => expect(ledgerIn(dialogue)).toHaveValue(''), patience);
    await choose(dialogue, 'Ledger', 'Till');
    expect(ledgerIn(dialogue)).toHaveValue('Till');
    await choose(dialogue, 'Payment method', 'Card');
    await vi.waitFor(() => expect(ledgerIn(dialogue)).toHaveValue(''), patience);
    await userEvent.click(dialogue.getByRole('button', { name: verb === 'refund' ? 'Refund' : 'Take payment' }));
    await vi.waitFor(() => expect(posted).toMatchObject([{ payment_method: 2 }]), patience);
    expect(posted).not.toMatchObject([{ ledger: expect.any(Number) }]);
  });

  it('is not told by a method to whoever may not read ledgers: the host finds it by itself', async () => {
    const clerk = {
      role: 'staff',
      permissions: new Set(['ORDER_LIST', 'ORDER_DETAILS', 'ORDER_UPDATE']),
      branch: null,
    } as const;
    const { dialogue, posted } = await show('take_payment', {}, clerk);
    await choose(dialogue, 'Payment method', 'Transfer');
    await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
    await vi.waitFor(() => expect(posted).toMatchObject([{ payment_method: 3 }]), patience);
    expect(posted).not.toMatchObject([{ ledger: expect.any(Number) }]);
  });

  it('of a part is that of the way of this part', async () => {
    const { dialogue, posted } = await show('take_payment');
    await choose(dialogue, 'Payment method', 'Notes');
    const parts = within(await dialogue.findByRole('group', { name: 'Parts paid in other ways' }));
    await userEvent.click(parts.getByRole('button', { name: /add/i }));
    await userEvent.type(parts.getByRole('textbox'), '120');
    const [method = document.body, ledger = document.body] = parts.getAllByRole('combobox');
    const pay = async (name: string) => {
      await userEvent.clear(method);
      await userEvent.type(method, name);
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }));
    };
    // Whoever names a ledger first has named it for no way of paying.
    await userEvent.type(ledger, 'Till');
    await userEvent.click(await screen.findByRole('option', { name: /Till/ }));
    await pay('Card');
    await vi.waitFor(() => expect(ledger).toHaveValue(''), patience);
    await pay('Transfer');
    await vi.waitFor(() => expect(ledger).toHaveValue('City Bank'), patience);
    await userEvent.click(dialogue.getByRole('button', { name: 'Take payment' }));
    await screen.findByRole('dialog', { name: 'Payment taken' });
    expect(posted).toMatchObject([{ payment_method: 1, other_payments: [{ payment_method: 3, ledger: 21 }] }]);
  });
});

describe('a refund of an order', () => {
  it('proposes what may be given back, says what is left of it, and leads to its receipt', async () => {
    const { dialogue, posted } = await show('refund', { paid_amount: '650.00', outstanding: '0.00' });
    const amount = amountOf(dialogue);
    expect(amount).toHaveValue('50.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '60');
    expect(dialogue.getByText('May be refunded: 50.00. 10.00 more than may be refunded.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '20');
    expect(dialogue.getByText('May be refunded: 50.00. Left after this: 30.00.')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Refund' }));
    const given = within(await screen.findByRole('dialog', { name: 'Refund given' }));
    expect(given.getByRole('link', { name: 'Open the refund' })).toHaveAttribute('href', '/apps/accounts/refunds/9');
    expect(given.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute('href', '/apps/papers/refund/9');
    expect(posted).toMatchObject([{ pay_amount: '20.00' }]);
  });
});
