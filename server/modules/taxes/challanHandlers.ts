import type { Commands } from '#catalog/registry/commands.ts';
import { bookDocuments } from '#catalog/ledger/bookDocuments.ts';
import { onSide } from '#catalog/bills/settlement/Open.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { taxesOf } from '../bills/billRecord.ts';
import { reversalEntry, seenByBank } from '../ledger/vouchers/reversalEntry.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';
import { enteringBy, requireOpenPeriod, logOverride } from '../ledger/years/periods.ts';
import { postEntry } from '../ledger/vouchers/postEntry.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { lockTax, untold } from './withheld.ts';

const none = { party: null, sub_ledger: null, details: null } as const;

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
    const [number = ''] = await nextNumbers(tx, { prefix: bookDocuments.withholding_challan.prefix, day }, 1);
    const lines = [
      { ...none, ledger: tax.ledger, ...onSide('debit', amount) },
      { ...none, ledger: record.ledger, ...onSide('credit', amount) },
    ];
    const source = { id, event: 'post' } as const;
    const posting = await postEntry(tx, request, { number, day, branch, details, source, counters: null, lines });
    await logOverride(context, { posting, number, day, branch });
    return { set: { invoice_no: number, items: entries.map(withheld => ({ withheld })) }, output: {} };
  },
};

export const voidChallan: CommandHandler<Commands['void_withholding_challan']> = {
  guards: [overLimit, seenByBank],
  async run(context) {
    const { tx, request, record } = context;
    const { id, invoice_no: number, deposit_date: day, branch, details } = record;
    refuse(await requireOpenPeriod(tx, 'deposit_date', day, enteringBy(context)));
    const made = await reversalEntry(tx, request, {
      of: { type: request.entity.name, id },
      source: { id, event: 'void' },
      numbered: () => number ?? '',
      day,
      branch,
      details,
    });
    await logOverride(context, { ...made, day, branch });
    return { output: {} };
  },
};
