import { billKindOf, billOf } from '../bills/billRecord.ts';
import { itemOfBill } from '../bills/billItem.ts';
import { meantOf } from '../bills/payBill.ts';
import type { voidAdvanceUse } from '../../../../catalog/accounts/settlement/advanceUse.ts';
import { advanceTypes } from '../../../../catalog/accounts/settlement/advances.ts';
import { drawn, settle } from '../../../../catalog/accounts/settlement/settle.ts';
import type { Command } from '../../../../catalog/defineCommand.ts';
import { entities } from '../../../../catalog/entities.ts';
import { fromMinor, sum } from '../../../../catalog/money.ts';
import { violation } from '../../../../catalog/violation.ts';
import type { Act, Outcome, Work } from '../../../commands/Work.ts';
import { insertRow } from '../../../crud/store.ts';
import { recordChange } from '../../../history/record.ts';
import { refuse } from '../../../http/problem.ts';
import { nextNumbers } from '../../../numbering/nextNumber.ts';
import { counterEntry, settledByOthers } from '../counterEntry.ts';
import { heldOpen } from '../periods.ts';
import { type EntryLine, postEntry } from '../postEntry.ts';
import { ledgerOfType } from '../typedLedgers.ts';
import { openItemsOf } from './openItems.ts';

const { advance_use: entity } = entities;
const none = { sub_ledger: null, details: null } as const;

/** Type of the ledger of advances beside a control account. */
function advanceOf(account: string): string {
  const type = Object.values(advanceTypes).find(({ of }) => account in of)?.of[account];
  if (!type) throw new Error(`${account} has no advances`);
  return type;
}

/** Settles a bill by what was paid in advance: a posting of its own from the ledger of advances (rule S1). */
async function apply({ tx, desk, record, input, now }: Act): Promise<Outcome> {
  const kind = billKindOf(desk.entity);
  const bill = billOf(desk.entity, record);
  const { applied_on: day, pay_amount } = input as unknown as { applied_on: string; pay_amount?: string | null };
  if (day < bill.day) refuse([violation('applied_on', 'before_bill')]);
  refuse(await heldOpen(tx, 'applied_on', day));
  const item = await itemOfBill(tx, desk.entity.name, bill.id);
  const { party } = bill;
  const ledger = await ledgerOfType(tx, advanceOf(kind.account));
  const advances = await openItemsOf(tx, [{ ledger, party }], day);
  const available = sum(advances.filter(({ side }) => side !== kind.side).map(({ outstanding }) => outstanding));
  const asked = meantOf(pay_amount, item.outstanding);
  if (pay_amount && available < asked) refuse([violation('pay_amount', 'over_advance')]);
  const amount = available < asked ? available : asked;
  if (amount === 0n) refuse([violation('pay_amount', 'no_advance')]);
  const wanted = [
    { item: item.id, amount },
    ...drawn(
      advances.filter(({ side }) => side !== kind.side),
      amount,
    ),
  ];
  const [of, to] = kind.side === 'debit' ? ['debit', 'credit'] : ['credit', 'debit'];
  const line = (account: number, side: string | undefined): EntryLine => ({
    ...none,
    ledger: account,
    party,
    debit: side === 'debit' ? amount : 0n,
    credit: side === 'credit' ? amount : 0n,
  });
  const lines = [line(ledger, of), line(item.ledger, to)];
  const open = [...advances, { ...item, side: kind.side, day: bill.day, due: bill.due_date ?? bill.day }];
  const { pairs } = settle(lines, { settlement: 'selected', wanted, items: open, advance: () => undefined });
  const [number = ''] = await nextNumbers(tx, { prefix: 'AU', day }, 1);
  const values = {
    status: 'posted',
    invoice_no: number,
    applied_on: day,
    party,
    item: item.id,
    branch: bill.branch,
    amount: fromMinor(amount),
  };
  const id = await insertRow(tx, entity, values, { caller: desk.caller, now });
  const made = { entity: entity.name, record: id, action: 'create', before: {}, after: values } as const;
  await recordChange(tx, desk.host, desk.caller, made);
  const posted = { number, day, branch: bill.branch, details: bill.invoice_no, counters: null };
  await postEntry(tx, { ...desk, entity }, { ...posted, source: { id, event: 'post' }, lines, pairs });
  return { gives: { advance_use: id } };
}

export const applyAdvance = <C extends Command>(): Work<C> => ({ run: apply }) as unknown as Work<C>;

/** The bill is owed again, and the advance is one again. */
export const voidAdvanceUseWork: Work<typeof voidAdvanceUse> = {
  guards: [settledByOthers],
  async run({ tx, desk, record: { id, invoice_no: number, applied_on: day, branch } }) {
    refuse(await heldOpen(tx, 'applied_on', day));
    const of = { type: desk.entity.name, id };
    const source = { id, event: 'void' } as const;
    await counterEntry(tx, desk, { of, source, numbered: () => number ?? '', day, branch, details: null });
    return { gives: {} };
  },
};
