import type { Commands } from '#catalog/registry/commands.ts';
import { bookDocuments } from '#catalog/ledger/bookDocuments.ts';
import { onSide } from '#catalog/bills/settlement/Open.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Work } from '../../engine/context/host.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { taxesOf } from '../bills/billRecord.ts';
import { counterEntry, seenByBank } from '../ledger/vouchers/counterEntry.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';
import { enteringBy, heldOpen, keepOverride } from '../ledger/years/periods.ts';
import { postEntry } from '../ledger/vouchers/postEntry.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { holdTax, untold } from './withheld.ts';

const none = { party: null, sub_ledger: null, details: null } as const;

/** Pays over what its draft has told; 400 where that has changed since. */
export const postChallan: Work<Commands['post_withholding_challan']> = {
  guards: [overLimit],
  async run(act) {
    const { tx, desk, record } = act;
    const { id, deposit_date: day, tax: taxId, withheld_until: until, branch, details } = record;
    await holdTax(tx, taxId);
    const tax = (await taxesOf(tx, [taxId])).get(taxId);
    const till = (await ledgersOf(tx, [record.ledger])).get(record.ledger);
    const { entries, amount } = await untold(tx, desk.caller, {
      teller: 'withholding_challan',
      tax: taxId,
      until,
      branch,
    });
    refuse([
      ...(await heldOpen(tx, 'deposit_date', day, enteringBy(act))),
      ...(day > dayIn(desk.host.timeZone, desk.host.clock()) ? [violation('deposit_date', 'future_date')] : []),
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
    const posting = await postEntry(tx, desk, { number, day, branch, details, source, counters: null, lines });
    await keepOverride(act, { posting, number, day, branch });
    return { set: { invoice_no: number, items: entries.map(withheld => ({ withheld })) }, gives: {} };
  },
};

export const voidChallan: Work<Commands['void_withholding_challan']> = {
  guards: [overLimit, seenByBank],
  async run(act) {
    const { tx, desk, record } = act;
    const { id, invoice_no: number, deposit_date: day, branch, details } = record;
    refuse(await heldOpen(tx, 'deposit_date', day, enteringBy(act)));
    const made = await counterEntry(tx, desk, {
      of: { type: desk.entity.name, id },
      source: { id, event: 'void' },
      numbered: () => number ?? '',
      day,
      branch,
      details,
    });
    await keepOverride(act, { ...made, day, branch });
    return { gives: {} };
  },
};
