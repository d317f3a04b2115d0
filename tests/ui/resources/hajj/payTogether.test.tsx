import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { dueNow, restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { familySplit } from '#catalog/hajj/bookings/familySplit.ts';
import { FrameDialog } from '#src/layout/messages/FrameDialog.tsx';
import { PayTogetherDialog } from '#src/resources/hajj/bookings/familyPayment/PayTogetherDialog.tsx';
import { showPages } from '../../../support/officePage.tsx';

const { booking: entity } = entities;
const who = { role: 'admin', permissions: null, branch: null } as const;
const TODAY = '2026-11-21';
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`), toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => Response.json({ demo: false, time_zone: 'Asia/Dhaka' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = ['', 'Amina', 'Bilal', 'Celal'];
/** A booking with an amount that is due today, and one that is due later. */
const row = (id: number, now: string, later: string, more: object = {}) => ({
  id,
  version: 1,
  booking_no: `BK-${id}`,
  status: 'confirmed',
  pilgrim: 90 + id,
  party: 50,
  due_amount: (Number(now) + Number(later)).toFixed(2),
  paid_amount: '0.00',
  instalments: [
    { id: 1, due_date: TODAY, amount: now, paid_amount: '0.00' },
    { id: 2, due_date: '2099-01-01', amount: later, paid_amount: '0.00' },
  ],
  named: {
    hajj_passenger_info: { [90 + id]: { title: names[id] } },
    party: { 50: { title: 'Amina Khan' }, 51: { title: 'Bilal Khan' } },
  },
  ...more,
});
const family = [row(1, '100.00', '900.00'), row(2, '500.00', '0.01'), row(3, '0.00', '600.00')];

interface Sent {
  readonly key: string | null;
  readonly body: Record<string, unknown>;
}

/** The dialogue, over a host that answers a payment so. */
async function open(rows: readonly object[] = family, answer = () => Response.json({ voucher: 31 }, { status: 201 })) {
  const sent: Sent[] = [];
  const [closed, done] = [vi.fn(), vi.fn()];
  const host = (_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST')
      return Response.json({ bookings: rows, page: 1, size: 25, total_pages: 1, total_elements: rows.length });
    sent.push({ key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) });
    return answer();
  };
  const page = (
    <>
      <PayTogetherDialog ids={[1, 2, 3]} onClose={closed} onDone={done} />
      <FrameDialog />
    </>
  );
  const shown = await showPages({ host, entity, pages: { all: page }, at: 'all', who, takesKeys: true });
  const dialogue = within(await screen.findByRole('dialog'));
  const user = userEvent.setup();
  const type = async (name: RegExp, text: string) => {
    const box = dialogue.getByRole('textbox', { name });
    await user.clear(box);
    if (text) await user.type(box, text);
    await user.tab();
  };
  const shares = () =>
    dialogue.queryAllByRole('textbox', { name: /^This payment/ }).map(box => box.getAttribute('value'));
  const take = () => user.click(dialogue.getByRole('button', { name: 'Take payment' }));
  return { ...shown, dialogue, user, type, shares, take, sent, closed, done };
}

/** As the host splits it. */
const hostSplit = (whole: string) => {
  const shares = family.map(one => ({ amount: null, owed: restOf(one), due: dueNow(one, TODAY) }));
  return familySplit(shares, toMinor(whole)).map(part => Number(part) / 100);
};
const numbers = (texts: readonly (string | null)[]) => texts.map(text => Number(text?.replaceAll(',', '')));

describe('one payment for several bookings', () => {
  it('proposes what is due now of all, to each its own', async () => {
    const { dialogue, shares } = await open([row(1, '100.00', '900.00'), row(2, '500.00', '0.01')]);
    expect(screen.getByRole('dialog', { name: 'Payment for 2 bookings' })).toBeVisible();
    expect(dialogue.getByRole('textbox', { name: /^Amount/ })).toHaveValue('600.00');
    expect(shares()).toEqual(['100.00', '500.00']);
    expect(dialogue.getByText('Due now: 600.00. Left after this: 900.01.')).toBeVisible();
    const [first] = dialogue.getAllByRole('listitem');
    expect(first).toHaveTextContent('Amina BK-1');
    expect(first).toHaveTextContent('Due now: 100.00. Left after this: 900.00.');
    expect(dialogue.getAllByText(/Paid by/)).toHaveLength(1);
    expect(dialogue.getByText(/Paid by/)).toHaveTextContent('Paid by: Amina Khan');
  });

  it('shows the split of another amount as the host makes it', async () => {
    const { type, shares } = await open();
    for (const whole of ['300.00', '1500.03', '2100.01']) {
      await type(/^Amount/, whole);
      expect(numbers(shares())).toEqual(hostSplit(whole));
    }
  });

  it('takes a share that is typed as it is, and splits the rest; emptied, it is split again', async () => {
    const { type, shares, take, sent } = await open();
    await type(/^Amount/, '700');
    const before = shares();
    await type(/^This payment, BK-3/, '550');
    expect(numbers(shares())).toEqual([25, 125, 550]);
    await type(/^This payment, BK-3/, '');
    expect(shares()).toEqual(before);
    await type(/^This payment, BK-3/, '550');
    await take();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.key).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({
      amount: '700.00',
      paid_on: TODAY,
      shares: [
        { booking: 1, amount: null },
        { booking: 2, amount: null },
        { booking: 3, amount: '550.00' },
      ],
    });
  });

  it('names the payer of each where they are several', async () => {
    const { dialogue } = await open([row(1, '1.00', '1.00'), row(2, '1.00', '1.00', { party: 51 })]);
    expect(dialogue.getAllByText(/Paid by/).map(one => one.textContent)).toEqual([
      'Paid by: Amina Khan',
      'Paid by: Bilal Khan',
    ]);
  });
});

describe('a payment that cannot be', () => {
  it('is more than is owed only where that is said', async () => {
    const { dialogue, type, take, sent, user } = await open();
    expect(dialogue.getByText('Choose how it is paid, or a ledger.')).toBeVisible();
    const flag = { name: 'More than is owed: the rest is their advance' };
    expect(dialogue.queryByRole('switch', flag)).toBeNull();
    await type(/^This payment, BK-2/, '500.02');
    await take();
    expect(await dialogue.findByText('More than this booking still owes.')).toBeVisible();
    await type(/^This payment, BK-2/, '');
    await type(/^Amount/, '2100.02');
    await take();
    expect(await dialogue.findByText('More than these bookings still owe together.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(dialogue.getByRole('switch', flag));
    await take();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ amount: '2100.02', beyond_due: true });
  });

  it('is told at its field: no amount, and shares that come to another', async () => {
    const { dialogue, type, take, sent } = await open(family.slice(0, 2));
    await type(/^Amount/, '');
    await take();
    expect(await dialogue.findByText('This field is required.')).toBeVisible();
    await type(/^Amount/, '30');
    await type(/^This payment, BK-1/, '10');
    await type(/^This payment, BK-2/, '10');
    await take();
    expect(await dialogue.findByText('The shares have to come to 30.00.')).toBeVisible();
    expect(sent).toEqual([]);
    await type(/^Amount/, '');
    await take();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ amount: null, shares: [{ amount: '10.00' }, { amount: '10.00' }] });
  });

  it('stays open with what the host refuses, at the share that it is about', async () => {
    const errors = [{ field: 'shares.1.amount', code: 'over_owed' }];
    const refusal = () => Response.json({ 'shares.1.amount': ['x'], errors, code: 'invalid' }, { status: 400 });
    const { dialogue, type, take, closed, done } = await open(family, refusal);
    await type(/^This payment, BK-2/, '200');
    await take();
    const second = await waitFor(() => {
      const [, found] = dialogue.getAllByRole('listitem');
      expect(found).toHaveTextContent('More than this booking still owes.');
      return found;
    });
    expect(second).toBeVisible();
    expect(dialogue.getByRole('textbox', { name: /^This payment, BK-2/ })).toHaveValue('200.00');
    expect([closed.mock.calls.length, done.mock.calls.length]).toEqual([0, 0]);
  });
});

describe('at its end', () => {
  it('leads to the one receipt', async () => {
    const { take, closed, done } = await open();
    await take();
    const taken = within(await screen.findByRole('dialog', { name: 'Payment taken' }));
    expect(taken.getByRole('link', { name: 'Print the receipt' })).toHaveAttribute(
      'href',
      '/apps/accounts/receiptvoucher/31',
    );
    expect([closed.mock.calls.length, done.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('where nothing is owed', () => {
  const settled = row(2, '5.00', '0.00', { paid_amount: '5.00' });
  const draft = row(3, '5.00', '5.00', { status: 'draft' });

  it('offers no payment, and says why', async () => {
    const { dialogue } = await open([settled, draft]);
    expect(dialogue.getByText(/Nothing is owed for these/)).toHaveTextContent('BK-2');
    expect(dialogue.getByText(/have no seat yet/)).toHaveTextContent('BK-3');
    expect(dialogue.queryByRole('textbox')).toBeNull();
    expect(dialogue.queryByRole('button', { name: 'Take payment' })).toBeNull();
  });

  it('leaves out who owes nothing, and takes what the others owe', async () => {
    const { dialogue, shares } = await open([row(1, '100.00', '0.00'), settled]);
    expect(shares()).toEqual(['100.00']);
    expect(dialogue.getByText(/Nothing is owed for these/)).toHaveTextContent('BK-2');
  });
});
