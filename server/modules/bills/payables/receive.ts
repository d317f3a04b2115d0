import { sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { least, leftOf, oldestFirst, type Open } from '#catalog/bills/settlement/Open.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';
import { postVoucher } from '../../ledger/vouchers/postVoucher.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockParties, openItemsWhere } from '../settlement/openItems.ts';
import { billItemsOf, type PaidDocument } from './documentMoney.ts';
import { recomputePaid } from './recomputePaid.ts';

/** A document as its payer and its money are known of. */
export interface PaidRecord {
  readonly id: number;
  readonly number: string;
  readonly party: number;
  readonly branch: number | null;
}

/** What is received for one document. */
export interface Share {
  readonly document: PaidRecord;
  readonly amount: Minor;
  /** Field of the command that the amount comes from. */
  readonly field: string;
}

/** A row of the receipt: cash or bank that a part of the money comes into. */
interface Way {
  readonly ledger: number;
  readonly details: string | null;
  readonly debit_amount: string;
}

interface Received {
  readonly ways: readonly Way[];
  readonly day: string;
  readonly shares: readonly Share[];
  /** Field of the command that tells of all of it. */
  readonly field: string;
}

/** A row of the receipt: of one document, and with an item it settles a part of its bill, to the last cent. */
interface Line extends Share {
  readonly item?: Open;
}

/** A share as rows: what it settles of the document's bills since a day, the oldest first, and the advance that it leaves. */
async function linesOf(tx: Database, payable: PaidDocument, share: Share, day: string): Promise<Line[]> {
  let rest = share.amount;
  const items = await openItemsWhere(tx, billItemsOf(payable, share.document.id), day);
  const settling = oldestFirst(items).flatMap(item => {
    const amount = least(rest, leftOf(item));
    rest -= amount;
    return amount > 0n ? [{ ...share, amount, item }] : [];
  });
  return [...settling, ...(rest > 0n ? [{ ...share, amount: rest }] : [])];
}

/**
 * Rows that settle come first, in the order in which a voucher draws what was chosen: of one party each then settles the
 * bill of its own document, and an advance never another's.
 */
function inOrder(lines: readonly Line[]): readonly Line[] {
  const settling = oldestFirst(lines.flatMap(({ item }) => (item ? [item] : [])));
  return [
    ...settling.flatMap(({ id }) => lines.filter(({ item }) => item?.id === id)),
    ...lines.filter(({ item }) => !item),
  ];
}

const branchesOf = (shares: readonly Share[]): readonly number[] =>
  shares.flatMap(({ document }) => document.branch ?? []);

/** Why some documents are not paid for by one receipt: its branch reads and voids it, and no other. */
const branchObjections = (shares: readonly Share[], field: string): Violation[] =>
  uniq(branchesOf(shares)).length > 1 ? [violation(field, 'several_branches')] : [];

function voucherOf({ ways, day, shares }: Received, lines: readonly Line[], owed: number) {
  return {
    receipt_date: day,
    branch: branchesOf(shares)[0] ?? null,
    details: shares
      .map(({ document }) => document.number)
      .join(', ')
      .slice(0, 500),
    items: [
      ...ways.map(way => ({ ...way, credit_amount: '0.00' })),
      ...lines.map(({ document, amount }) => ({
        ledger: owed,
        party: document.party,
        // Rows of one payer are told apart by nothing else.
        details: shares.length > 1 ? document.number : null,
        debit_amount: '0.00',
        credit_amount: fromMinor(amount),
      })),
    ],
    settlement: 'selected',
    settles: lines.flatMap(({ item, amount }) => (item ? [{ item: item.id, amount: fromMinor(amount) }] : [])),
  };
}

/**
 * Keeps which rows of a receipt are of which documents, in the order of both. Where the ledger holds other rows than were
 * told, one of either side stays alone, which the table refuses: a payment has a document and a row.
 */
async function keepPayments(
  { tx, request }: Pick<CommandContext, 'tx' | 'request'>,
  { type }: PaidDocument,
  { voucher, day, lines }: { readonly voucher: number; readonly day: string; readonly lines: readonly Line[] },
): Promise<void> {
  const rows = lines.map(({ document, amount }, at) => ({ at, id: document.id, amount: fromMinor(amount) }));
  await tx.execute(sql`
    insert into document_payment
      (document_type, document_id, receipt_voucher, account_log, paid_on, amount, created_at, created_by)
    select ${type}, given.id, ${voucher}, entered.id, ${day}, amount,
      ${request.host.clock().toISOString()}::timestamptz, ${request.caller.id}::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(at int, id int, amount numeric)
      full join (
        select log.id, log.credit_amount as amount, row_number() over (order by log.id) - 1 as at
        from posting join account_log as log on log.posting = posting.id
        where posting.source_type = 'receipt_voucher' and posting.source_id = ${voucher}
          and posting.source_event = 'post' and log.party is not null
      ) as entered using (at, amount)
    order by at`);
}

/** One receipt for some documents; what it settles no bill of is an advance that waits for them (rule S1). Gives its id. */
export async function receive(
  context: Pick<CommandContext, 'tx' | 'request' | 'now' | 'reason' | 'override' | 'perform'>,
  payable: PaidDocument,
  received: Received,
): Promise<number> {
  const { tx, request } = context;
  const { day, shares, field, ways } = received;
  refuse([
    ...branchObjections(shares, field),
    ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('paid_on', 'future_date')] : []),
    ...shares.flatMap(one => (one.amount > 0n ? [] : [violation(one.field, 'too_small', { min: '0.01' })])),
  ]);
  await lockParties(
    tx,
    shares.map(({ document }) => document.party),
  );
  const owed = await ledgerOfType(tx, 'receivable');
  const all: Line[] = [];
  for (const share of shares) all.push(...(await linesOf(tx, payable, share, day)));
  const lines = inOrder(all);
  refuse(lines.some(({ item }) => item && item.day > day) ? [violation('paid_on', 'before_bill')] : []);
  const fields = [...ways.map(() => field), ...lines.map(one => one.field)].flatMap((of, at) =>
    ['debit_amount', 'credit_amount'].map(name => [`items.${at}.${name}`, of] as const),
  );
  const asked = { receipt_date: 'paid_on', settles: field, ...Object.fromEntries(fields) };
  const voucher = await postVoucher(context, 'receipt_voucher', voucherOf(received, lines, owed), asked);
  await keepPayments(context, payable, { voucher, day, lines });
  const ids = shares.map(({ document }) => document.id);
  await recomputePaid(tx, request, payable, { where: sql`id = any(${sql.param(ids)}::integer[])` });
  return voucher;
}

/** How a document paid whole by one way comes into the receipt. */
export const oneWay = (ledger: number, shares: readonly Share[]): readonly Way[] => [
  { ledger, details: null, debit_amount: fromMinor(sum(shares.map(({ amount }) => amount))) },
];
