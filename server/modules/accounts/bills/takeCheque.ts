import { fromMinor, type Minor } from '../../../../catalog/money.ts';
import { commandNamed } from '../../../../catalog/commands.ts';
import { entities } from '../../../../catalog/entities.ts';
import type { Open } from '../../../../catalog/accounts/settlement/Open.ts';
import { violation } from '../../../../catalog/violation.ts';
import { createWithin } from '../../../crud/write.ts';
import { refuse } from '../../../http/problem.ts';
import type { Act } from '../../../host.ts';
import { billNamed, type BillRecord } from './billRecord.ts';

/** What a customer's cheque says. */
export interface ChequeGiven {
  readonly paid_on: string;
  readonly cheque_no?: string | null;
  readonly cheque_date?: string | null;
  readonly bank_name?: string | null;
}

/** Takes a cheque for a bill, or for a part of it, into the register; gives its id. It settles the bill as it counts. */
export async function takeCheque(
  { tx, desk, perform }: Act,
  { bill, item, amount, given }: { bill: BillRecord; item: Open; amount: Minor; given: ChequeGiven },
): Promise<number> {
  if (item.currency !== null) refuse([violation('cheque_no', 'cheque_own_currency')]);
  const entity = entities.cheque;
  const made = await createWithin(
    tx,
    { ...desk, entity },
    {
      direction: 'received',
      entry_date: given.paid_on,
      cheque_no: given.cheque_no,
      cheque_date: given.cheque_date ?? given.paid_on,
      bank_name: given.bank_name,
      party: bill.party,
      ledger: item.ledger,
      amount: fromMinor(amount),
      branch: bill.branch,
      details: billNamed(bill),
      settlement: 'selected',
      settles: [{ item: item.id, amount: fromMinor(amount) }],
    },
  );
  const enter = commandNamed(entity, 'enter');
  if (!enter) throw new Error('cheques are never entered');
  await perform(enter, Number(made['id']), {});
  return Number(made['id']);
}
