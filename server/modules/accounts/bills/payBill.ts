import { totalsOf } from '../../../../catalog/accounts/bills/billLaw.ts';
import { withheldOf } from '../../../../catalog/accounts/bills/withholding.ts';
import { commandNamed } from '../../../../catalog/commands.ts';
import type { Command } from '../../../../catalog/defineCommand.ts';
import { entities } from '../../../../catalog/entities.ts';
import { fromMinor, type Minor, sum, toMinor } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Act, Outcome, Work } from '../../../commands/Work.ts';
import { createWithin } from '../../../crud/write.ts';
import { Problem, refuse } from '../../../http/problem.ts';
import { ledgerOfType } from '../typedLedgers.ts';
import { itemOfBill } from './billItem.ts';
import { billKindOf, billOf, lawLinesOf, taxesOf } from './billRecord.ts';

interface Given {
  readonly ledger: number;
  readonly paid_on: string;
  readonly pay_amount?: string | null;
}

interface Line {
  readonly ledger: number;
  readonly party?: number;
  readonly amount: Minor;
}

const debit = ({ amount, ...line }: Line) => ({ ...line, debit_amount: fromMinor(amount), credit_amount: '0.00' });
const credit = ({ amount, ...line }: Line) => ({ ...line, debit_amount: '0.00', credit_amount: fromMinor(amount) });

/** How much of a bill is meant: all that is outstanding, or less. 400 for nothing, and for more. */
export function meantOf(given: string | null | undefined, outstanding: Minor): Minor {
  const amount = given === null || given === undefined ? outstanding : toMinor(given);
  if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
  if (amount > outstanding) refuse([violation('pay_amount', 'over_outstanding')]);
  return amount;
}

/** What is withheld from a payment of a bill, as lines beside it. */
async function withheld(
  { tx, record }: Act,
  paid: { readonly before: Minor; readonly amount: Minor; readonly day: string },
) {
  const { tds, vds } = record as unknown as { readonly tds?: number | null; readonly vds?: number | null };
  const codes = await taxesOf(
    tx,
    [tds, vds].flatMap(id => id ?? []),
  );
  const bill = billOf(entities.purchase, record);
  const totals = totalsOf(await lawLinesOf(tx, bill.items), bill.day);
  const chosen = { tds: codes.get(Number(tds)), vds: codes.get(Number(vds)) };
  return withheldOf(totals, chosen, paid.day, { settledBefore: paid.before, amount: paid.amount });
}

/** Money for a bill is a voucher that settles it, made and posted at once. */
async function settleByVoucher(act: Act): Promise<Outcome> {
  const { tx, desk, record, perform } = act;
  const kind = billKindOf(desk.entity);
  const bill = billOf(desk.entity, record);
  const item = await itemOfBill(tx, desk.entity.name, bill.id);
  const given = act.input as unknown as Given;
  const amount = meantOf(given.pay_amount, item.outstanding);
  const isPayment = kind.side === 'credit';
  const taken = isPayment
    ? await withheld(act, { before: item.amount - item.outstanding, amount, day: given.paid_on })
    : [];
  const cash = amount - sum(taken.map(one => one.amount));
  const party = { ledger: await ledgerOfType(tx, kind.account), party: bill.party, amount };
  const till = { ledger: given.ledger, amount: cash };
  const [entity, day, items] = isPayment
    ? ([entities.payment_voucher, 'payment_date', [debit(party), credit(till), ...taken.map(credit)]] as const)
    : ([entities.receipt_voucher, 'receipt_date', [debit(till), credit(party)]] as const);
  const made = await createWithin(
    tx,
    { ...desk, entity },
    {
      [day]: given.paid_on,
      branch: bill.branch,
      details: bill.ref_invoice_no ? `${bill.invoice_no} (${bill.ref_invoice_no})` : bill.invoice_no,
      items,
      settlement: 'selected',
      settles: [{ item: item.id, amount: fromMinor(amount) }],
    },
  );
  const posting = commandNamed(entity, 'post');
  if (!posting) throw new Error(`${entity.name} is never posted`);
  const posted = await perform(posting, Number(made['id']), {});
  if (posted['status'] !== 'posted') throw new Problem(409, 'INVALID_TRANSITION');
  return { gives: { voucher: Number(made['id']) } };
}

export const settleBill = <C extends Command>(): Work<C> => ({ run: settleByVoucher }) as unknown as Work<C>;
