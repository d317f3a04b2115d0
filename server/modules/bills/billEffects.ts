import { sql } from 'drizzle-orm';
import { type BillKind, billKinds, type BillName } from '#catalog/bills/bills.ts';
import { totalsOf } from '#catalog/bills/billLaw.ts';
import { spreadDiscount } from '#catalog/bills/lineAmounts.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { refuse } from '../../platform/problem.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { openMonth } from '../ledger/years/openMonth.ts';
import { taxesOf } from './billRecord.ts';
import { MOST_MONEY } from '#catalog/ledger/vouchers/rounding.ts';

const textOf = (value: unknown, other: string): string => (typeof value === 'string' ? value : other);

/** What a draft comes to, whatever else it lacks. */
const totals = ({ day }: BillKind): Effect => ({
  async supply(tx, _desk, { merged }) {
    const items = Array.isArray(merged['items']) ? merged['items'].filter(isObject) : [];
    const taxes = await taxesOf(
      tx,
      items.flatMap(({ tax }) => (typeof tax === 'number' ? [tax] : [])),
    );
    const lines = items.map(item => ({
      quantity: textOf(item['quantity'], '1'),
      rate: toMinor(textOf(item['rate'], '0')),
      discount: toMinor(textOf(item['discount'], '0')),
      tax: taxes.get(Number(item['tax'])),
      told: typeof item['tax_amount'] === 'string' ? toMinor(item['tax_amount']) : null,
    }));
    const whole = toMinor(textOf(merged['discount'], '0'));
    const { net, tax, total } = totalsOf(spreadDiscount(lines, whole), textOf(merged[day], ''));
    if (total > BigInt(MOST_MONEY) * 100n) refuse([violation('items', 'too_large', { max: MOST_MONEY })]);
    return { net_amount: fromMinor(net), tax_amount: fromMinor(tax), amount: fromMinor(total) };
  },
});

/** A vendor's bill is entered once: its number is known of no other bill of theirs that holds (rule M4). */
const otherNumber = (name: BillName): Effect => ({
  async check(tx, _desk, { id = 0, party, ref_invoice_no: number }) {
    if (typeof number !== 'string' || typeof party !== 'number' || number.trim() === '') return [];
    const { rows } = await tx.execute(sql`
      select 1 from ${sql.identifier(name)}
      where party = ${party} and lower(ref_invoice_no) = lower(${number}) and id <> ${Number(id)} and status <> 'voided'
      limit 1`);
    return rows.length > 0 ? [violation('ref_invoice_no', 'taken')] : [];
  },
});

const effectsOf = (kind: BillKind): readonly Effect[] => [
  lockedFields({
    open: 'draft',
    keeps: [
      kind.day,
      'party',
      'branch',
      'items',
      'discount',
      'due_date',
      'ref_invoice_no',
      'currency',
      'exchange_rate',
      'settlement',
      'settles',
      ...(kind.side === 'credit' && kind.tax === 'input' ? ['tds', 'vds'] : []),
    ],
    problem: 'use_void',
  }),
  openMonth(kind.day),
  numbered({ field: 'invoice_no', day: kind.day, prefix: 'DRAFT' }),
  totals(kind),
];

/** What belongs to the bills of each kind beside their records. */
export const billEffects = {
  sales: effectsOf(billKinds.sales),
  purchase: [...effectsOf(billKinds.purchase), otherNumber('purchase')],
  credit_note: effectsOf(billKinds.credit_note),
  debit_note: effectsOf(billKinds.debit_note),
};
