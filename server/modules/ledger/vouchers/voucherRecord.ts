import type { ForeignAmount } from '#catalog/ledger/vouchers/foreignAmount.ts';
import { contra, type VoucherKind, voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import type { Audit, Entity } from '#catalog/engine/defineEntity.ts';
import { date } from '#catalog/engine/fields.ts';
import type { Stored } from '#server/engine/context/values.ts';
import { type ReadRecord, recordOf } from '#server/engine/records/recordOf.ts';
import type { EntryLine } from './postEntry.ts';

/** A line as it is entered, with the rate by which it is worth what it says. */
export interface TypedLine extends EntryLine {
  readonly exchangeRate: string | null;
}

/** What the law asks of a line in a foreign currency. */
export const foreignAmountOf = ({
  currency,
  foreign,
  exchangeRate: rate,
}: TypedLine): { readonly foreignAmount?: ForeignAmount } =>
  currency ? { foreignAmount: { amount: foreign ?? 0n, rate } } : {};

/** The line as it is entered. */
export const enteredOf = ({ exchangeRate: _rate, ...line }: TypedLine): EntryLine => line;

const { contra_date: _day, ...common } = contra.fields;
/** What vouchers of all kinds say, the day of each under one name. */
const fields = { ...common, day: date({ required: true }) };

type CatalogLine = ReadRecord<typeof fields>['items'][number];

/** A line of a voucher by the names that the books have for its amounts. */
export const typedLine = ({
  id: _id,
  debit_amount: debit,
  credit_amount: credit,
  foreign_amount: foreign,
  exchange_rate: exchangeRate,
  ...rest
}: CatalogLine): TypedLine => ({ ...rest, debit, credit, foreign, exchangeRate });

/** Which kind of voucher an entity is. */
export function voucherNamed({ name }: Pick<Entity, 'name'>): VoucherName {
  if (!(name in voucherKinds)) throw new Error(`${name} is no voucher`);
  return name as VoucherName;
}

/** What the entity's vouchers are to the books. */
export const kindOf = (entity: Pick<Entity, 'name'>): VoucherKind => voucherKinds[voucherNamed(entity)];

/** Reads a voucher of any kind from its wire form, its amounts in minor units. */
export function voucherOf(entity: Entity, record: unknown) {
  const { [kindOf(entity).day]: day, ...wire } = record as Stored;
  const { items, settles: wanted, ...voucher } = recordOf({ fields }, { ...wire, day }, ['invoice_no']);
  return { ...voucher, items: items.map(typedLine), wanted };
}

export type VoucherRecord = ReturnType<typeof voucherOf>;

/** Which document it is, of whatever kind, and who has entered it. */
export const madeBy = (record: unknown): Audit => recordOf({ fields: {} }, record);
