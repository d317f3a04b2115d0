import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import { usableTill } from '../../ledger/vouchers/tillOfPayment.ts';
import { orderOf } from './orderRecord.ts';

/** What was paid for an order beyond what is due: no more than that is given back (rules B2). */
export async function refundableOf(tx: Database, order: number): Promise<Minor> {
  const { rows } = await tx.execute<{ room: string }>(sql`
    select greatest(paid_amount - due_amount, 0)::text as room from "order" where id = ${order}`);
  return toMinor(rows[0]?.room ?? '0');
}

export const refundOrder: CommandHandler<Commands['refund_order']> = {
  async run({ tx, request, record, input, perform }) {
    const { id, order_no: number, party, branch } = orderOf(record);
    const { pay_amount, paid_on } = input;
    const ledger = await usableTill(tx, input);
    const room = await refundableOf(tx, id);
    const amount = pay_amount === null ? room : toMinor(pay_amount);
    if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
    if (amount > room) refuse([violation('pay_amount', 'over_refundable')]);
    const { refund: entity } = entities;
    const values = {
      refund_date: paid_on,
      direction: 'to_customer',
      party,
      branch,
      ledger,
      amount: fromMinor(amount),
      order: id,
      details: number,
    };
    try {
      const made = await createWithin(tx, { ...request, entity }, values);
      await perform('post_refund', Number(made['id']), {});
      return { output: { refund: Number(made['id']) } };
    } catch (error) {
      throw inAsked(error, { refund_date: 'paid_on', amount: 'pay_amount', ledger: 'ledger' });
    }
  },
};
