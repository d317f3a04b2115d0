import type { Commands } from '#catalog/registry/commands.ts';
import { payrollKinds } from '#catalog/payroll/payrollKinds.ts';
import { sql } from 'drizzle-orm';
import { claimViolations } from '#catalog/payroll/claimLaw.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { secondPerson } from '../../engine/access/secondPerson.ts';
import type { CommandGuards, CommandHandler } from '../../engine/context/host.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { refuse } from '../../platform/problem.ts';
import { nextNumbers } from '../../engine/numbering/nextNumber.ts';
import { meantOf } from '../bills/payBill.ts';
import { everSettledByOthers } from '../ledger/vouchers/reversalEntry.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';
import { enteringBy, requireOpenPeriod } from '../ledger/years/periods.ts';
import { enterPosting } from '../ledger/vouchers/enterPosting.ts';
import { overLimit } from '../ledger/vouchers/postingLimit.ts';
import { voidPosted } from '../ledger/vouchers/voidPosted.ts';
import { lockParties, knownTo, openItemsWhere } from '../bills/settlement/openItems.ts';
import { claimEntry } from './claimEntry.ts';
import { payOwed, refuseTill } from './payOwed.ts';
import { employeeParties } from './sheetRecord.ts';

type Post = CommandHandler<Commands['post_expense_claim']>;
type Pay = CommandHandler<Commands['pay_expense_claim']>;
type Void = CommandHandler<Commands['void_expense_claim']>;

/** Nobody says of their own money that it is owed to them. */
const toThemselves: NonNullable<CommandGuards['guards']>[number] = async ({ request, record }) =>
  isObject(record) && record['employee'] === request.caller.id ? 'claim_of_oneself' : undefined;

/** Somebody else than whoever has entered it or gets the money, who may move as much. */
export const approveClaim: CommandGuards = { guards: [toThemselves, secondPerson('own_claim', ['reject']), overLimit] };

export const postClaim: Post = {
  guards: [overLimit],
  async run(context) {
    const { tx, request, record } = context;
    const { id, claim_date: day, branch, details, employee } = record;
    const ledgers = await ledgersOf(
      tx,
      record.items.map(({ ledger }) => ledger),
    );
    const spent = record.items.map(item => ({ ...item, amount: toMinor(item.amount) }));
    refuse([
      ...(await requireOpenPeriod(tx, 'claim_date', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('claim_date', 'future_date')] : []),
      ...claimViolations(
        day,
        spent.map(({ ledger, spent_on: on, amount }) => ({ ledger: ledgers.get(ledger), on, amount })),
      ),
    ]);
    const party = (await employeeParties(tx, { lines: [{ employee }] })).get(employee);
    if (party === undefined) throw new Error(`employee ${employee} is no party`);
    const { owed, posting } = await claimEntry(tx, { day, party, spent }, knownTo(request.caller));
    const [number = ''] = await nextNumbers(tx, { prefix: payrollKinds.expense_claim.prefix, day }, 1);
    await enterPosting(context, { id, number, day, branch, details }, posting);
    return { set: { invoice_no: number, outstanding: fromMinor(owed) }, output: {} };
  },
};

export const payClaim: Pay = {
  async run(context) {
    const { tx, request, record, input } = context;
    const { id, claim_date: day, branch, employee, invoice_no: number } = record;
    await refuseTill(context, input, { day, before: 'before_claim' });
    const parties = await employeeParties(tx, { lines: [{ employee }] });
    await lockParties(tx, [...parties.values()]);
    const [item] = await openItemsWhere(
      tx,
      sql`log_type = ${request.entity.name} and source_id = ${id} and side = 'credit' and outstanding > 0`,
    );
    if (!item) throw refuse([violation('pay_amount', 'nothing_outstanding')]);
    const amount = meantOf(input.pay_amount, item.outstanding);
    const head = { ledger: input.ledger, paid_on: input.paid_on, branch, details: number ?? '' };
    return { output: { voucher: await payOwed(context, [{ ...item, amount }], head) } };
  },
};

export const voidClaim: Void = {
  guards: [everSettledByOthers],
  async run(context) {
    const { invoice_no: number, claim_date: day } = context.record;
    await voidPosted(context, { ...context.record, field: 'claim_date', number, day });
    return { output: {} };
  },
};
