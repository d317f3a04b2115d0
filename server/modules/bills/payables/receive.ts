import { sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, sum } from '#catalog/engine/money/money.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { postVoucher } from '../../ledger/vouchers/postVoucher.ts';
import { ledgerOfType } from '../../ledger/vouchers/typedLedgers.ts';
import { lockParties } from '../settlement/openItems.ts';
import type { PaidDocument } from './documentMoney.ts';
import { keepPayments, receiptRows, type ReceiptRow, type Share } from './receiptRows.ts';
import { recomputePaid } from './recomputePaid.ts';

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

const branchesOf = (shares: readonly Share[]): readonly number[] =>
  shares.flatMap(({ document }) => document.branch ?? []);

/** Why some documents are not paid for by one receipt: its branch reads and voids it, and no other. */
const branchObjections = (shares: readonly Share[], field: string): Violation[] =>
  uniq(branchesOf(shares)).length > 1 ? [violation(field, 'several_branches')] : [];

function voucherOf({ ways, day, shares }: Received, rows: readonly ReceiptRow[], owed: number) {
  return {
    receipt_date: day,
    branch: branchesOf(shares)[0] ?? null,
    details: shares
      .map(({ document }) => document.number)
      .join(', ')
      .slice(0, 500),
    items: [
      ...ways.map(way => ({ ...way, credit_amount: '0.00' })),
      ...rows.map(({ document, amount }) => ({
        ledger: owed,
        party: document.party,
        // Rows of one payer are told apart by nothing else.
        details: shares.length > 1 ? document.number : null,
        debit_amount: '0.00',
        credit_amount: fromMinor(amount),
      })),
    ],
    settlement: 'selected',
    settles: rows.flatMap(({ item, amount }) => (item ? [{ item: item.id, amount: fromMinor(amount) }] : [])),
  };
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
  const rows = await receiptRows(tx, payable, received);
  refuse(rows.some(({ item }) => item && item.day > day) ? [violation('paid_on', 'before_bill')] : []);
  const fields = [...ways.map(() => field), ...rows.map(one => one.field)].flatMap((of, at) =>
    ['debit_amount', 'credit_amount'].map(name => [`items.${at}.${name}`, of] as const),
  );
  const asked = { receipt_date: 'paid_on', settles: field, ...Object.fromEntries(fields) };
  const voucher = await postVoucher(context, 'receipt_voucher', voucherOf(received, rows, owed), asked);
  await keepPayments(context, payable, { voucher, day, rows });
  const ids = shares.map(({ document }) => document.id);
  await recomputePaid(tx, request, payable, { where: sql`id = any(${sql.param(ids)}::integer[])` });
  return voucher;
}

/** How a document paid whole by one way comes into the receipt. */
export const oneWay = (ledger: number, shares: readonly Share[]): readonly Way[] => [
  { ledger, details: null, debit_amount: fromMinor(sum(shares.map(({ amount }) => amount))) },
];
