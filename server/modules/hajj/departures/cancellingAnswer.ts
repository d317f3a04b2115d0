import { outcomes } from '#catalog/hajj/bookings/endWithDeparture.ts';
import { day, id, money, nullable, number, object, rowsOf, word } from '#server/engine/openapi/shapes.ts';

const ended = object({ bookings: number, paid: money, moved: money, refunded: money, waiting: money, fees: money });

const goer = nullable(object({ id, name: word, phone: nullable(word) }));

/** The answer that says how far the cancellation of a departure has come. */
export const cancellingAnswer = object({
  id,
  code: word,
  status: word,
  departure_date: day,
  season: nullable(id),
  reason: nullable(word),
  undecided: rowsOf({
    id,
    booking_no: word,
    status: word,
    pilgrim: goer,
    room_type: nullable(word),
    price: money,
    amount: money,
    paid_amount: { ...money, description: 'All of it is moved, refunded or kept: nobody owes a fee.' },
    payment_status: word,
  }),
  left: object({ bookings: number, paid: money }),
  hidden: { ...number, description: 'How many more are left that the caller may not see.' },
  ended: object(Object.fromEntries(outcomes.map(one => [one, ended]))),
  endings: rowsOf({
    id,
    booking_no: word,
    pilgrim: goer,
    outcome: word,
    departure: nullable(word),
    paid: money,
    moved: money,
    refunded: money,
    waiting: money,
    fees: money,
  }),
  total: { ...ended, description: '`paid` is `moved`, `refunded`, `waiting` and `fees` together.' },
  still_waiting: money,
});
