import { z } from 'zod';
import type { ForeignAmount } from '#catalog/ledger/vouchers/foreignAmount.ts';
import { type VoucherKind, voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import type { Wanted } from '#catalog/bills/settlement/Open.ts';
import { settlements } from '#catalog/bills/settlement/settlementFields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { EntryLine } from './postEntry.ts';

const amount = z
  .string()
  .nullish()
  .transform(text => toMinor(text ?? '0'));
const id = z.number().nullish().default(null);
const text = z.string().nullish().default(null);

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

const line = z
  .object({
    ledger: z.number(),
    party: id,
    sub_ledger: id,
    details: text,
    debit_amount: amount,
    credit_amount: amount,
    currency: id,
    foreign_amount: amount,
    exchange_rate: text,
  })
  .transform(
    ({ debit_amount: debit, credit_amount: credit, foreign_amount: foreign, exchange_rate, ...rest }): TypedLine => ({
      ...rest,
      debit,
      credit,
      foreign,
      exchangeRate: exchange_rate,
    }),
  );

const wanted = z
  .array(z.object({ item: z.number(), amount }))
  .nullish()
  .transform(settles => settles ?? []);

const shape = z.object({
  id: z.number(),
  invoice_no: z.string(),
  branch: id,
  details: text,
  reverses: id,
  items: z.array(line),
  settlement: z.enum(settlements),
  settles: wanted,
});

/** A voucher of any kind, its amounts in minor units. */
export interface VoucherRecord extends Omit<z.infer<typeof shape>, 'settles'> {
  readonly day: string;
  readonly wanted: readonly Wanted[];
}

/** Which kind of voucher an entity is. */
export function voucherNamed({ name }: Pick<Entity, 'name'>): VoucherName {
  if (!(name in voucherKinds)) throw new Error(`${name} is no voucher`);
  return name as VoucherName;
}

/** What the entity's vouchers are to the books. */
export const kindOf = (entity: Pick<Entity, 'name'>): VoucherKind => voucherKinds[voucherNamed(entity)];

// Made once: what a shape is parsed by is compiled when it is first used.
const fields = z.record(z.string(), z.unknown());
const made = z.looseObject({ id: z.number(), created_by: z.number().nullable() });

/** The calendar day in a field of a document. */
export const dayAt = (field: string, record: unknown): string => z.string().parse(fields.parse(record)[field]);

/** Reads a voucher from its wire form. */
export const voucherOf = (entity: Entity, record: unknown): VoucherRecord => {
  const { day } = kindOf(entity);
  const { settles, ...voucher } = shape.parse(record);
  return { ...voucher, wanted: settles, day: dayAt(day, record) };
};

/** Which voucher it is, and who has entered it. */
export const madeBy = (record: unknown): { readonly id: number; readonly author: number | null } => {
  const { id: which, created_by: author } = made.parse(record);
  return { id: which, author };
};
