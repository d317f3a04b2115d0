import { flag, id, money, nullable, number, object, rowsOf, word } from '#server/engine/openapi/shapes.ts';

const named = object({ id, name: word });

/** The answer that says who is of a family. */
export const familyAnswer = object({
  id,
  family_no: nullable(word),
  name: word,
  leader: nullable(id),
  members: rowsOf({
    id,
    name: word,
    photo: nullable(word),
    passport_number: nullable(word),
    status: word,
    is_leader: flag,
    season: nullable(id),
    mahram: nullable(named),
    mahram_relation: nullable(word),
    room_type: nullable(word),
    room: nullable(word),
    booking: nullable(
      object({
        id,
        booking_no: word,
        status: word,
        party: id,
        departure: nullable(named),
        due_amount: money,
        paid_amount: money,
      }),
    ),
  }),
  hidden: { ...number, description: 'Members whom the reader may not know.' },
});
