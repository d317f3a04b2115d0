import { flag, id, nullable, number, object, rowsOf, word } from '#server/engine/openapi/shapes.ts';

/** The answer that says which families are on a departure, and who of them is not. */
export const familiesAnswer = object({
  total: { ...number, description: 'How many families there are, over all pages.' },
  families: rowsOf({
    id,
    title: nullable(word),
    members: rowsOf({
      id,
      name: word,
      status: word,
      is_leader: flag,
      is_aboard: flag,
      booking: nullable(object({ id, booking_no: word, status: word })),
      departure: nullable(object({ id, code: word })),
    }),
  }),
});
