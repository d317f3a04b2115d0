import { type SQL, sql } from 'drizzle-orm';
import { type BillKind, billKinds, type BillName, purchase } from '#catalog/bills/bills.ts';
import type { BillLine, TaxFacts } from '#catalog/bills/billLaw.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { date, decimal, lines } from '#catalog/engine/fields.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import type { Stored } from '../../engine/context/values.ts';
import { recordOf } from '../../engine/records/recordOf.ts';
import type { Database } from '../../platform/services/Database.ts';
import { ledgersOf } from '../ledger/chart/ledgers.ts';

const { purchase_date: _day, items, ...common } = purchase.fields;
/** What bills of all kinds say, the day of each under one name; what only another kind says is empty. */
const fields = {
  ...common,
  day: date({ required: true }),
  // Of a tax that is told as nothing, nothing is worked out: it is read as it travels.
  items: lines({ ...items.lines, tax_amount: decimal() }),
};

/** How a payment names what it is for: its number, and that of the party. */
export const billNamed = ({ invoice_no, ref_invoice_no }: Pick<BillRecord, 'invoice_no' | 'ref_invoice_no'>): string =>
  ref_invoice_no ? `${invoice_no} (${ref_invoice_no})` : invoice_no;

/** What the entity's bills are to the books. */
export const billKindOf = ({ name }: Pick<Entity, 'name'>): BillKind => {
  const kind = billKinds[name as BillName];
  if (!kind) throw new Error(`${name} is no bill`);
  return kind;
};

/** Reads a bill of any kind from its wire form, its amounts in minor units. */
export function billOf(entity: Entity, record: unknown) {
  const { [billKindOf(entity).day]: day, ...wire } = record as Stored;
  const { withholdings, ...bill } = recordOf({ fields }, { ...wire, day }, ['invoice_no']);
  return {
    ...bill,
    withholdings: withholdings.map(({ tax, percent, ...one }) => ({
      tax,
      percent,
      base: one.base_amount,
      amount: one.tax_amount,
    })),
  };
}

export type BillRecord = ReturnType<typeof billOf>;

/** The tax that a line tells; null where it is worked out. */
export const toldTax = ({ tax_amount: told }: BillRecord['items'][number]): Minor | null =>
  told === null ? null : toMinor(told);

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
    told: toldTax(item),
  }));
}
