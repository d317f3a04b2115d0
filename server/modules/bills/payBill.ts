import { withheldOf } from '#catalog/taxes/withholding.ts';
import { times } from '#catalog/ledger/vouchers/rounding.ts';
import { leftOf, Remainder, type Side } from '#catalog/bills/settlement/Open.ts';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandResult, CommandHandler } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { refuse } from '../../platform/problem.ts';
import { tillObjections } from '../ledger/vouchers/moneyLedger.ts';
import { postVoucher } from '../ledger/vouchers/postVoucher.ts';
import { keepWithheld } from '../taxes/keepWithheld.ts';
import { itemOfBill } from './billItem.ts';
import { type ChequeGiven, takeCheque } from './takeCheque.ts';
import { billKindOf, billNamed, billOf, type BillRecord, taxesOf } from './billRecord.ts';

interface PaymentInput extends ChequeGiven {
  readonly ledger: number | null;
  readonly pay_amount?: string | null;
  readonly pay_rate?: string | null;
}

interface Line {
  readonly ledger: number;
  readonly party?: number;
  /** In the bill's currency. */
  readonly amount: Minor;
}

/** Lines of a voucher as its form would give them, at the rate of the day where the bill's currency is foreign. */
const voucherLine =
  (currency: number | null, rate: string | null) =>
  (side: Side, { amount, ...line }: Line) => {
    const worth = fromMinor(currency === null ? amount : times(amount, rate ?? '0'));
    return {
      ...line,
      debit_amount: side === 'debit' ? worth : '0.00',
      credit_amount: side === 'credit' ? worth : '0.00',
      ...(currency !== null &&
        line.party !== undefined && { currency, foreign_amount: fromMinor(amount), exchange_rate: rate }),
    };
  };

/** How much of a bill is meant: all that is outstanding, or less. 400 for nothing, and for more. */
export function meantOf(given: string | null | undefined, outstanding: Minor): Minor {
  const amount = given === null || given === undefined ? outstanding : toMinor(given);
  if (amount <= 0n) refuse([violation('pay_amount', 'above_zero')]);
  if (amount > outstanding) refuse([violation('pay_amount', 'over_outstanding')]);
  return amount;
}

/** What is withheld from a payment of a bill, each part with the ledger of its tax. */
async function withheld(tx: Database, bill: BillRecord, part: { readonly before: Minor; readonly amount: Minor }) {
  const taken = withheldOf(bill.withholdings, {
    total: bill.amount,
    settledBefore: part.before,
    amount: part.amount,
  });
  const codes = await taxesOf(
    tx,
    taken.map(({ tax }) => tax),
  );
  return taken.flatMap(one => {
    const code = codes.get(one.tax);
    return code ? [{ ...one, ledger: code.ledger }] : [];
  });
}

/** Money for a bill is a voucher that settles it, made and posted at once. */
async function settleByVoucher(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const kind = billKindOf(request.entity);
  const bill = billOf(request.entity, record);
  const item = await itemOfBill(tx, request.entity.name, bill.id);
  const given = context.input as unknown as PaymentInput;
  const { paid_on } = given;
  const today = dayIn(request.host.timeZone, request.host.clock());
  refuse([
    ...(typeof given.ledger === 'number' ? await tillObjections(tx, given.ledger) : []),
    ...(paid_on < bill.day ? [violation('paid_on', 'before_bill')] : []),
    ...(paid_on > today ? [violation('paid_on', 'future_date')] : []),
  ]);
  const amount = meantOf(given.pay_amount, leftOf(item));
  const isPayment = kind.side === 'credit';
  const whole = item.currency === null ? item.amount : item.foreign;
  const taken = isPayment ? await withheld(tx, bill, { before: whole - leftOf(item), amount }) : [];
  // A cheque pays what it says, and has no line for a tax.
  if (given.cheque_no && taken.length > 0) refuse([violation('cheque_no', 'cheque_withholds')]);
  if (given.cheque_no)
    return { output: { voucher: null, cheque: await takeCheque(context, { bill, item, amount, given }) } };
  if (typeof given.ledger !== 'number') refuse([violation('ledger', 'required')]);
  const rate = given.pay_rate ?? null;
  if (item.currency !== null && !Number(rate ?? 0)) refuse([violation('pay_rate', 'required')]);
  if (item.currency !== null && times(amount, rate ?? '0') === 0n) refuse([violation('pay_rate', 'worth_nothing')]);
  if (new Remainder(item).take(amount) === 0n) refuse([violation('pay_amount', 'worth_nothing')]);
  const line = voucherLine(item.currency, rate);
  const [debit, credit] = [(one: Line) => line('debit', one), (one: Line) => line('credit', one)];
  const party = { ledger: item.ledger, party: bill.party, amount };
  const owed = isPayment ? debit(party) : credit(party);
  const kept = taken
    .map(({ ledger, amount: part }) => credit({ ledger, amount: part }))
    .filter(one => toMinor(one.credit_amount) > 0n);
  // What is rounded on the way is the cash's, so that the sides are equal.
  const cash =
    toMinor(isPayment ? owed.debit_amount : owed.credit_amount) - sum(kept.map(one => toMinor(one.credit_amount)));
  const till = { ledger: Number(given.ledger), debit_amount: '0.00', credit_amount: '0.00' };
  const [voucherName, day, items] = isPayment
    ? (['payment_voucher', 'payment_date', [owed, { ...till, credit_amount: fromMinor(cash) }, ...kept]] as const)
    : (['receipt_voucher', 'receipt_date', [{ ...till, debit_amount: fromMinor(cash) }, owed]] as const);
  const values = {
    [day]: paid_on,
    branch: bill.branch,
    details: billNamed(bill),
    items,
    settlement: 'selected',
    settles: [{ item: item.id, amount: fromMinor(amount) }],
  };
  const voucher = await postVoucher(context, voucherName, values, { [day]: 'paid_on', settles: 'pay_amount' });
  const worth = (one: Minor): Minor => (item.currency === null ? one : times(one, rate ?? '0'));
  await keepWithheld(tx, request, {
    voucher,
    day: given.paid_on,
    branch: bill.branch,
    parts: taken.map(({ tax, ledger, base, percent, amount: part }) => ({
      tax,
      ledger,
      party: bill.party,
      percent,
      base: worth(base),
      amount: worth(part),
    })),
  });
  return { output: { voucher } };
}

export const settleBill = <C extends Command>(): CommandHandler<C> =>
  ({ run: settleByVoucher }) as unknown as CommandHandler<C>;
