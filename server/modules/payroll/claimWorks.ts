import type { Commands } from '#catalog/registry/commands.ts';
import { sql } from 'drizzle-orm';
import { bookDocuments } from '#catalog/ledger/bookDocuments.ts';
import { claimViolations } from '#catalog/payroll/claimLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { secondPerson } from '../../engine/access/secondPerson.ts';
import type { Watch, Work } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { meantOf } from '../bills/payBill.ts';
import { counterEntry, everSettledByOthers } from '../ledger/vouchers/counterEntry.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';
import { enteringBy, heldOpen, keepOverride } from '../ledger/years/periods.ts';
import { postEntry } from '../ledger/vouchers/postEntry.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { holdParties, knownTo, openItemsWhere } from '../bills/settlement/openItems.ts';
import { claimEntry } from './claimEntry.ts';
import { payOwed, refuseTill } from './payOwed.ts';
import { employeeParties } from './sheetRecord.ts';

type Post = Work<Commands['post_expense_claim']>;
type Pay = Work<Commands['pay_expense_claim']>;
type Void = Work<Commands['void_expense_claim']>;

/** Nobody says of their own money that it is owed to them. */
const toThemselves: NonNullable<Watch['guards']>[number] = async ({ desk, record }) =>
  isObject(record) && record['employee'] === desk.caller.id ? 'claim_of_oneself' : undefined;

/** Somebody else than whoever has entered it or gets the money, who may move as much. */
export const approveClaim: Watch = { guards: [toThemselves, secondPerson('own_claim', ['reject']), overLimit] };

export const postClaim: Post = {
  guards: [overLimit],
  async run(act) {
    const { tx, desk, record } = act;
    const { id, claim_date: day, branch, details, employee } = record;
    const ledgers = await ledgersOf(
      tx,
      record.items.map(({ ledger }) => ledger),
    );
    const spent = record.items.map(item => ({ ...item, amount: toMinor(item.amount) }));
    refuse([
      ...(await heldOpen(tx, 'claim_date', day, enteringBy(act))),
      ...(day > dayIn(desk.host.timeZone, desk.host.clock()) ? [violation('claim_date', 'future_date')] : []),
      ...claimViolations(
        day,
        spent.map(({ ledger, spent_on: on, amount }) => ({ ledger: ledgers.get(ledger), on, amount })),
      ),
    ]);
    const party = (await employeeParties(tx, { lines: [{ employee }] })).get(employee);
    if (party === undefined) throw new Error(`employee ${employee} is no party`);
    const { owed, ...entered } = await claimEntry(tx, { day, party, spent }, knownTo(desk.caller));
    const [number = ''] = await nextNumbers(tx, { prefix: bookDocuments.expense_claim.prefix, day }, 1);
    const entry = { number, day, branch, details, source: { id, event: 'post' }, counters: null } as const;
    const posting = await postEntry(tx, desk, { ...entry, ...entered });
    await keepOverride(act, { posting, number, day, branch });
    return { set: { invoice_no: number, outstanding: fromMinor(owed) }, gives: {} };
  },
};

export const payClaim: Pay = {
  async run(act) {
    const { tx, desk, record, input } = act;
    const { id, claim_date: day, branch, employee, invoice_no: number } = record;
    await refuseTill(act, input, { day, before: 'before_claim' });
    const parties = await employeeParties(tx, { lines: [{ employee }] });
    await holdParties(tx, [...parties.values()]);
    const [item] = await openItemsWhere(
      tx,
      sql`log_type = ${desk.entity.name} and source_id = ${id} and side = 'credit' and outstanding > 0`,
    );
    if (!item) throw refuse([violation('pay_amount', 'nothing_outstanding')]);
    const amount = meantOf(input.pay_amount, item.outstanding);
    const head = { ledger: input.ledger, paid_on: input.paid_on, branch, details: number ?? '' };
    return { gives: { voucher: await payOwed(act, [{ ...item, amount }], head) } };
  },
};

export const voidClaim: Void = {
  guards: [everSettledByOthers],
  async run(act) {
    const { tx, desk, record } = act;
    const { id, invoice_no: number, claim_date: day, branch, details } = record;
    refuse(await heldOpen(tx, 'claim_date', day, enteringBy(act)));
    const source = { id, event: 'void' } as const;
    const of = { type: desk.entity.name, id };
    const made = await counterEntry(tx, desk, { of, source, numbered: () => number ?? '', day, branch, details });
    await keepOverride(act, { ...made, day, branch });
    return { gives: {} };
  },
};
