import { z } from 'zod';
import { toMinor } from '#catalog/engine/money/money.ts';

const amount = z
  .string()
  .nullish()
  .transform(text => toMinor(text ?? '0'));

const shape = z.object({
  id: z.number(),
  status: z.string(),
  booking_no: z.string(),
  booking_date: z.string(),
  departure: z.number(),
  pilgrim: z.number().nullish().default(null),
  party: z.number(),
  branch: z.number().nullish().default(null),
  sales: z.number().nullish().default(null),
  amount,
  due_amount: amount,
  paid_amount: amount,
});

/** A booking, its amounts in minor units. */
export type BookingRecord = z.infer<typeof shape>;

export const bookingOf = (record: unknown): BookingRecord => shape.parse(record);
