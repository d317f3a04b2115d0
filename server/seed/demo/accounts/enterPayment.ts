import { sql } from 'drizzle-orm';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { EntryLine } from '#server/modules/ledger/vouchers/postEntry.ts';
import { settleLines } from '#server/modules/bills/settlement/settleLines.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { type Ground, written } from '../ground.ts';
import { enterPast } from './enterPast.ts';

interface Payment {
  readonly day: string;
  readonly details: string;
  readonly amount: Minor;
  readonly lines: readonly EntryLine[];
}

/** Enters a payment voucher of the head office, which settles what is oldest of whom it pays. */
export async function enterPayment(ground: Ground, { day, details, amount, lines }: Payment): Promise<void> {
  const { db, staff } = ground;
  const { rows } = await db.execute<{ id: number }>(sql`select max(id) + 1 as id from payment_voucher`);
  const id = rows[0]?.id ?? 1;
  const [number = ''] = await nextNumbers(db, { prefix: 'PV', day }, 1);
  const given = { id, status: 'posted', invoice_no: number, payment_date: day, branch: 1, details };
  const kept = { amount: fromMinor(amount), settlement: 'oldest', version: 1, ...written(ground, day, staff[0]) };
  await insertNumbered(db, 'payment_voucher', [{ ...given, ...kept }]);
  const items = lines.map(({ ledger, party, debit, credit }, position) => ({
    owner: id,
    position,
    ledger,
    party,
    debit_amount: fromMinor(debit),
    credit_amount: fromMinor(credit),
  }));
  await insertMany(db, 'payment_voucher_items', items);
  const asked = { lines: [...lines], settlement: 'oldest', wanted: [], day, scope: undefined } as const;
  const { violations: _none, ...settled } = await settleLines(db, asked);
  const common = { of: 'payment_voucher', on: day, number, day, branch: 1, details } as const;
  await enterPast(ground, { ...common, ...settled, source: { id, event: 'post' } });
}
