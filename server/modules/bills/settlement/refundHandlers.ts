import type { Commands } from '#catalog/registry/commands.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { least, leftOf, otherSide } from '#catalog/bills/settlement/Open.ts';
import { settlementKinds } from '#catalog/bills/settlement/settlementKinds.ts';
import { refundable } from '#catalog/bills/settlement/refund.ts';
import { times } from '#catalog/ledger/vouchers/rounding.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { type Obstacle, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler, GuardContext, RequestContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { everSettledByOthers } from '../../ledger/vouchers/reversalEntry.ts';
import { tillObjections } from '../../ledger/vouchers/moneyLedger.ts';
import { enteringBy, requireOpenPeriod } from '../../ledger/years/periods.ts';
import { enterPosting } from '../../ledger/vouchers/enterPosting.ts';
import { Posting } from '../../ledger/vouchers/Posting.ts';
import type { LimitedBy } from '../../ledger/vouchers/limitUse.ts';
import { overLimit, drawOnLimit } from '../../ledger/vouchers/postingLimit.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { voidPosted } from '../../ledger/vouchers/voidPosted.ts';
import { creditsOf, paidNamed } from '../payables/documentMoney.ts';
import { recomputePaid, refundableOf } from '../payables/recomputePaid.ts';
import { drawnPairs, enterExchange } from './drawnPairs.ts';
import { reservedAdvances } from '../payables/reservedAdvances.ts';
import { lockParties, knownTo, openItemsOf } from './openItems.ts';

type Post = CommandHandler<Commands['post_refund']>;
type Void = CommandHandler<Commands['void_refund']>;

interface RefundRequest {
  readonly party: number;
  readonly direction: keyof typeof refundable;
  readonly day: string;
  readonly amount: Minor;
  /** The currency of the amount; null for the agency's own. */
  readonly currency: number | null;
  /** Which items it may take from; undefined is no bound. */
  readonly scope: SQL | undefined;
}

/** Lines that take a refund from what the party has, advances before what was credited, the oldest first. */
async function taken(tx: Database, { party, direction, day, amount, currency, scope }: RefundRequest) {
  const { types, side } = refundable[direction];
  const back = otherSide[side];
  const posting = new Posting();
  let rest = amount;
  for (const type of types) {
    const ledger = await ledgerOfType(tx, type);
    const items = (await openItemsOf(tx, [{ ledger, party }], { day, scope })).filter(
      item => item.side === side && item.currency === currency,
    );
    const part = least(sum(items.map(leftOf)), rest);
    if (part === 0n) continue;
    const settles = drawnPairs(items, part);
    const worth = sum(settles.map(one => one.amount));
    posting.on(back, ledger, worth, { party, currency, foreign: currency ? part : 0n, settles });
    rest -= part;
  }
  return { posting, rest, till: side };
}

interface Refund {
  readonly party: number;
  readonly document_type: string | null;
  readonly document_id: number | null;
}

/** The document whose money a refund gives back; undefined where it names none. */
function paidFor({ host }: Pick<RequestContext, 'host'>, { document_type: type, document_id: id }: Refund) {
  const payable = paidNamed(host.payables, type);
  return payable && id !== null ? { payable, id } : undefined;
}

function limitedBy(request: Pick<RequestContext, 'host'>, record: Refund): LimitedBy {
  const of = paidFor(request, record);
  return of?.payable.paid.kin
    ? { kind: 'paid_out', subject: of.payable.type, id: of.id }
    : { kind: 'paid_out', subject: 'party', id: record.party };
}

/** What a vendor gives back is received. */
const givenBackOverLimit = async (context: GuardContext<Commands['post_refund']>): Promise<Obstacle | undefined> =>
  context.record.direction === 'to_customer'
    ? overLimit(context as unknown as GuardContext, limitedBy(context.request, context.record))
    : undefined;

export const postRefund: Post = {
  guards: [givenBackOverLimit],
  async run(context) {
    const { tx, request, record } = context;
    const { id, refund_date: day, direction, party, branch, details, currency, exchange_rate: rate } = record;
    const of = paidFor(request, record);
    const amount = toMinor(record.amount);
    refuse([
      ...(await requireOpenPeriod(tx, 'refund_date', day, enteringBy(context))),
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('refund_date', 'future_date')] : []),
      ...(amount > 0n ? [] : [violation('amount', 'above_zero')]),
      ...(currency === null || Number(rate ?? 0) > 0 ? [] : [violation('exchange_rate', 'required')]),
      ...(await tillObjections(tx, record.ledger)),
    ]);
    await lockParties(tx, [party]);
    if (of && amount > (await refundableOf(tx, of.payable, of.id))) refuse([violation('amount', 'over_refundable')]);
    const {
      posting,
      rest,
      till: side,
    } = await taken(tx, {
      party,
      direction,
      day,
      amount,
      currency,
      scope: and(
        knownTo(request.caller),
        of ? creditsOf(of.payable, of.id) : sql`not ${reservedAdvances(request.host.payables)}`,
      ),
    });
    if (rest > 0n) refuse([violation('amount', 'over_refundable')]);
    const paidOut = currency === null ? amount : times(amount, rate ?? '0');
    const worth = sum(posting.lines.map(({ debit, credit }) => debit + credit));
    // A rate that is typed low takes from the customer no less.
    if (direction === 'to_customer')
      await drawOnLimit(tx, request, {
        field: 'amount',
        amount: fromMinor(worth > paidOut ? worth : paidOut),
        by: limitedBy(request, record),
      });
    const [number = ''] = await nextNumbers(tx, { prefix: settlementKinds.refund.prefix, day }, 1);
    await enterExchange(tx, posting.on(side, record.ledger, paidOut));
    await enterPosting(context, { id, number, day, branch, details, asked: context }, posting);
    if (of) await recomputePaid(tx, request, of.payable, { where: sql`id = ${of.id}`, counted: id });
    return { set: { invoice_no: number }, output: {} };
  },
};

export const voidRefund: Void = {
  guards: [overLimit, everSettledByOthers],
  async run(context) {
    const { tx, request, record } = context;
    const { id, invoice_no: number, refund_date: day } = record;
    await voidPosted(context, { ...record, field: 'refund_date', number, day });
    const of = paidFor(request, record);
    if (of) await recomputePaid(tx, request, of.payable, { where: sql`id = ${of.id}`, except: id });
    return { output: {} };
  },
};
