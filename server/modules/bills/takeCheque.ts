import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Open } from '#catalog/bills/settlement/Open.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { createWithin } from '../../engine/crud/write.ts';
import { refuse } from '../../platform/problem.ts';
import type { CommandContext } from '../../engine/context/host.ts';
import { inAsked } from '../ledger/vouchers/postVoucher.ts';
import { billNamed, type BillRecord } from './billRecord.ts';

/** What a cheque says; one of the agency's own is drawn on `ledger`. */
export interface ChequeGiven {
  readonly ledger?: number | null;
  readonly paid_on: string;
  readonly cheque_no?: string | null;
  readonly cheque_date?: string | null;
  readonly bank_name?: string | null;
}

async function entered(
  { tx, request, perform }: CommandContext,
  { bill, item, amount, given }: { bill: BillRecord; item: Open; amount: Minor; given: ChequeGiven },
): Promise<number> {
  if (item.currency !== null) refuse([violation('cheque_no', 'cheque_own_currency')]);
  const isIssued = item.side === 'credit';
  const entity = entities.cheque;
  const made = await createWithin(
    tx,
    { ...request, entity },
    {
      direction: isIssued ? 'issued' : 'received',
      entry_date: given.paid_on,
      cheque_no: given.cheque_no,
      cheque_date: given.cheque_date ?? given.paid_on,
      bank_name: given.bank_name ?? null,
      bank: isIssued ? given.ledger : null,
      party: bill.party,
      ledger: item.ledger,
      amount: fromMinor(amount),
      branch: bill.branch,
      details: billNamed(bill),
      settlement: 'selected',
      settles: [{ item: item.id, amount: fromMinor(amount) }],
    },
  );
  await perform('enter_cheque', Number(made['id']), {});
  return Number(made['id']);
}

/** Fields of the cheque by those of the command. */
const asked = {
  cheque_no: 'cheque_no',
  cheque_date: 'cheque_date',
  bank_name: 'bank_name',
  entry_date: 'paid_on',
  bank: 'ledger',
  amount: 'pay_amount',
  settles: 'pay_amount',
};

/**
 * Takes a customer's cheque for a bill, or for a part of it, into the register, or one that pays a vendor; gives its id.
 * It settles the bill as it counts.
 */
export const takeCheque = (...given: Parameters<typeof entered>): Promise<number> =>
  entered(...given).catch((error: unknown) => {
    throw inAsked(error, asked);
  });
