import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, Form, testDataProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { chosenIn } from '#src/resources/bills/settlement/chosen.ts';
import { settle } from '#catalog/bills/settlement/settle.ts';
import type { OpenItem } from '#src/resources/bills/settlement/OpenItem.ts';
import { SettlementPanel } from '#src/resources/bills/settlement/SettlementPanel.tsx';

const [RECEIVABLE, ADVANCES, KARIM] = [1, 2, 7];
const item = (id: number, due: string, outstanding: bigint): OpenItem => ({
  id,
  due,
  outstanding,
  amount: outstanding,
  ledger: RECEIVABLE,
  party: KARIM,
  side: 'debit',
  day: '2026-01-01',
  currency: null,
  foreign: 0n,
  foreignOutstanding: 0n,
  number: `SA-${id}`,
  document: 'sales',
  source: id,
});
const items = [item(2, '2026-02-01', 6000n), item(1, '2026-03-01', 10000n)];
const rows = [{ ledger: RECEIVABLE, party: KARIM, debit: 0n, credit: 13000n }];

function Shown() {
  const chosen = chosenIn(useWatch({ name: 'settlement' }), useWatch({ name: 'settles' }));
  const settled = settle(rows, { ...chosen, items, advance: () => ADVANCES, exchange: { gain: 3, loss: 4 } });
  return (
    <SettlementPanel
      {...{ rows, items, chosen, settled, posted: settled.lines, violations: settled.violations, leavesAdvance: true }}
    />
  );
}

const show = () =>
  render(
    <AdminContext dataProvider={testDataProvider()}>
      <Form defaultValues={{ settlement: 'oldest', settles: [] }}>
        <Shown />
      </Form>
    </AdminContext>,
  );

const amount = (number: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${number}`) })).getByRole<HTMLInputElement>('textbox');

describe('what a document settles', () => {
  test('is what is due first, until somebody types how much of one', async () => {
    const user = userEvent.setup();
    show();
    expect([amount('SA-2').value, amount('SA-1').value]).toEqual(['60.00', '70.00']);
    await user.clear(amount('SA-2'));
    await user.type(amount('SA-2'), '2*10{Enter}');
    expect(document.activeElement).toBe(amount('SA-1'));
    expect([amount('SA-2').value, amount('SA-1').value]).toEqual(['20.00', '70.00']);
    await user.keyboard('=');
    expect(amount('SA-1').value).toBe('100.00');
  });
});
