import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { refuse } from '#server/platform/problem.ts';
import { inAsked } from '../../ledger/vouchers/postVoucher.ts';
import type { PaidDocument } from './documentMoney.ts';
import type { PaidRecord } from './receiptRows.ts';
import { refundableOf } from './recomputePaid.ts';

interface Asked {
  /** Cash or bank that it leaves. */
  readonly ledger: number;
  readonly paid_on: string;
  /** All that may be given back where nothing is said. */
  readonly pay_amount: string | null;
}

/**
 * Gives back what was paid for a document beyond what is due of it, by a posted refund; gives its id (rules B2). 400
 * `over_refundable` for more.
 */
export async function refundDocument(
  { tx, request, perform }: Pick<CommandContext, 'tx' | 'request' | 'perform'>,
  payable: PaidDocument,
  { id, number, party, branch }: PaidRecord,
  { ledger, paid_on, pay_amount }: Asked,
): Promise<number> {
  const room = await refundableOf(tx, payable, id);
  const amount = pay_amount === null ? room : toMinor(pay_amount);
  if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
  if (amount > room) refuse([violation('pay_amount', 'over_refundable')]);
  const values = {
    refund_date: paid_on,
    direction: 'to_customer',
    party,
    branch,
    ledger,
    amount: fromMinor(amount),
    details: number,
  };
  const given = { document_type: payable.type, document_id: id };
  try {
    const made = await createWithin(tx, { ...request, entity: entities.refund, given }, values);
    await perform('post_refund', Number(made['id']), {});
    return Number(made['id']);
  } catch (error) {
    throw inAsked(error, { refund_date: 'paid_on', amount: 'pay_amount', ledger: 'ledger' });
  }
}
