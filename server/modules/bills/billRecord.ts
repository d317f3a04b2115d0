import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type BillKind, billKinds, type BillName } from '#catalog/bills/bills.ts';
import type { BillLine, TaxFacts } from '#catalog/bills/billLaw.ts';
import { settlements } from '#catalog/bills/settlement/settlementFields.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { dayAt } from '../ledger/vouchers/voucherRecord.ts';
import type { Database } from '../../platform/services/Database.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';

const amount = z.string().transform(toMinor);
const id = z.number().nullish().default(null);
const text = z.string().nullish().default(null);

const line = z.object({
  ledger: z.number(),
  sub_ledger: id,
  details: text,
  quantity: z.string(),
  rate: amount,
  discount: amount.nullish().transform(told => told ?? 0n),
  tax: id,
  tax_amount: amount.nullish().transform(told => told ?? null),
});

const shape = z.object({
  id: z.number(),
  invoice_no: z.string(),
  status: z.enum(['draft', 'issued', 'voided']),
  amount: amount.nullish().transform(told => told ?? 0n),
  outstanding: amount.nullish().transform(told => told ?? 0n),
  party: z.number(),
  branch: id,
  due_date: text,
  details: text,
  ref_invoice_no: text,
  currency: id,
  exchange_rate: text,
  items: z.array(line),
  discount: amount.nullish().transform(told => told ?? 0n),
  /** What of its lines goods have entered elsewhere; none of a bill of anything else. */
  differences: z.array(z.object({ bill_line: z.number(), ledger: z.number(), amount })).default([]),
  /** Taxes that are taken from what is paid of a vendor's bill, and how much, once it is issued. */
  tds: id,
  vds: id,
  withholdings: z
    .array(
      z
        .object({ tax: z.number(), base_amount: amount, percent: z.string(), tax_amount: amount })
        .transform(({ base_amount: base, tax_amount, ...one }) => ({ ...one, base, amount: tax_amount })),
    )
    .default([]),
  settlement: z.enum(settlements),
  settles: z.array(z.object({ item: z.number(), amount })),
});

/** A bill of any kind, its amounts in minor units. */
export interface BillRecord extends z.infer<typeof shape> {
  readonly day: string;
}

/** How a payment names what it is for: its number, and that of the party. */
export const billNamed = ({ invoice_no, ref_invoice_no }: Pick<BillRecord, 'invoice_no' | 'ref_invoice_no'>): string =>
  ref_invoice_no ? `${invoice_no} (${ref_invoice_no})` : invoice_no;

/** What the entity's bills are to the books. */
export const billKindOf = ({ name }: Pick<Entity, 'name'>): BillKind => {
  const kind = billKinds[name as BillName];
  if (!kind) throw new Error(`${name} is no bill`);
  return kind;
};

/** Reads a bill from its wire form. */
export const billOf = (entity: Entity, record: unknown): BillRecord => {
  const { day } = billKindOf(entity);
  return { ...shape.parse(record), day: dayAt(day, record) };
};

interface TaxCodeRow extends Record<string, unknown> {
  readonly id: number;
  readonly kind: TaxFacts['kind'];
  readonly ledger: number;
  readonly is_active: boolean;
  readonly rates: TaxFacts['rates'];
}

async function taxesBy(db: Database, ids: readonly number[], lock: SQL): Promise<ReadonlyMap<number, TaxFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<TaxCodeRow>(sql`
    select id, kind, ledger, is_active,
      (select coalesce(json_agg(json_build_object('from', valid_from, 'percent', percent::text)), '[]')
        from tax_code_rates where owner = tax_code.id) as rates
    from tax_code where id = any(${`{${[...new Set(ids)].join(',')}}`}::int[]) order by id ${lock}`);
  return new Map(rows.map(({ is_active, ...tax }) => [tax.id, { ...tax, isActive: is_active }]));
}

/** Taxes by their ids. Locked until the transaction ends against being changed. */
export const taxesOf = (tx: Database, ids: readonly number[]) => taxesBy(tx, ids, sql`for share`);

/** The same for whoever only reads: nobody waits for them. */
export const readTaxes = (db: Database, ids: readonly number[]) => taxesBy(db, ids, sql``);

/** The lines of a bill as they are typed, with what the law asks of their ledgers and taxes. */
export async function lawLinesOf(tx: Database, items: BillRecord['items']): Promise<BillLine[]> {
  const taxes = await taxesOf(
    tx,
    items.flatMap(({ tax }) => tax ?? []),
  );
  const ledgers = await ledgersOf(
    tx,
    items.map(({ ledger }) => ledger),
  );
  return items.map(item => ({
    ...item,
    ledger: ledgers.get(item.ledger),
    tax: item.tax === null ? null : taxes.get(item.tax),
    told: item.tax_amount,
  }));
}
