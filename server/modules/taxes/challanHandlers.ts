import type { Commands } from '#catalog/registry/commands.ts';
import { challanKind } from '#catalog/taxes/challanKind.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { taxesOf } from '../bills/billRecord.ts';
import { seenByBank } from '../ledger/vouchers/reversalEntry.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';
import { enteringBy, requireOpenPeriod } from '../ledger/years/periods.ts';
import { enterPosting } from '../ledger/vouchers/enterPosting.ts';
import { Posting } from '../ledger/vouchers/Posting.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { voidPosted } from '../ledger/vouchers/voidPosted.ts';
import { lockTax, untold } from './withheld.ts';

/** Pays over what its draft has told; 400 where that has changed since. */
export const postChallan: CommandHandler<Commands['post_withholding_challan']> = {
  guards: [overLimit],
  async run(context) {
    const { tx, request, record } = context;
    const { id, deposit_date: day, tax: taxId, withheld_until: until, branch, details } = record;
    await lockTax(tx, taxId);
    const tax = (await taxesOf(tx, [taxId])).get(taxId);
    const till = (await ledgersOf(tx, [record.ledger])).get(record.ledger);
    const { entries, amount } = await untold(tx, request.caller, {
      teller: 'withholding_challan',
      tax: taxId,
      until,
      branch,
    });
    refuse([
      ...(await requireOpenPeriod(tx, 'deposit_date', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('deposit_date', 'future_date')] : []),
      ...(till?.isMoney ? [] : [violation('ledger', 'money_only')]),
      ...(till?.isActive ? [] : [violation('ledger', 'ledger_inactive')]),
      ...(amount > 0n ? [] : [violation('withheld_until', 'nothing_withheld')]),
      ...(amount === toMinor(record.amount ?? '0') ? [] : [violation('amount', 'withheld_since')]),
    ]);
    if (!tax) throw new Error(`tax ${taxId} is gone`);
    const [number = ''] = await nextNumbers(tx, { prefix: challanKind.prefix, day }, 1);
    const posting = new Posting().debit(tax.ledger, amount).credit(record.ledger, amount);
    await enterPosting(context, { id, number, day, branch, details }, posting);
    return { set: { invoice_no: number, items: entries.map(withheld => ({ withheld })) }, output: {} };
  },
};

export const voidChallan: CommandHandler<Commands['void_withholding_challan']> = {
  guards: [overLimit, seenByBank],
  async run(context) {
    const { invoice_no: number, deposit_date: day } = context.record;
    await voidPosted(context, { ...context.record, field: 'deposit_date', number, day });
    return { output: {} };
  },
};
