import { day, money, nullable, number, object, rowsOf, word } from '#server/engine/openapi/shapes.ts';

/** The answer that says what a departure offers to whoever would book it. */
export const bookingOffer = object({
  price: money,
  departure_date: day,
  plan: rowsOf({ share_percent: number, due_days_before: number }),
  bar: nullable(object({ code: word }, { params: { type: 'object' } })),
});
