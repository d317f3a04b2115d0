import { z } from 'zod';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { TypedLine } from '../vouchers/voucherRecord.ts';

const amount = z
  .string()
  .nullish()
  .transform(text => toMinor(text ?? '0'));
const text = z.string().nullish().default(null);

/** A bill or a cheque is told in the ledger by its number. */
const line = z
  .object({
    ledger: z.number(),
    party: z.number().nullish().default(null),
    bill_no: text,
    cheque_no: text,
    due_date: text,
    debit_amount: amount,
    credit_amount: amount,
    currency: z.number().nullish().default(null),
    foreign_amount: amount,
    exchange_rate: text,
  })
  .transform(
    ({
      debit_amount: debit,
      credit_amount: credit,
      bill_no,
      cheque_no,
      due_date: due,
      foreign_amount: foreign,
      exchange_rate,
      ...rest
    }): TypedLine => ({
      ...rest,
      due,
      sub_ledger: null,
      details: bill_no ?? cheque_no,
      debit,
      credit,
      foreign,
      exchangeRate: exchange_rate,
    }),
  );

const shape = z.object({
  id: z.number(),
  invoice_no: z.string(),
  branch: z.number().nullish().default(null),
  details: text,
  items: z.array(line),
});

/** Opening balances with their amounts in minor units, as lines of the ledger. */
export type OpeningRecord = z.infer<typeof shape>;

export const openingOf = (record: unknown): OpeningRecord => shape.parse(record);
