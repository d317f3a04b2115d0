/** Words of the lists of who is on a departure. */
export const aboardPages = {
  bookings: 'Bookings',
  elsewhere: 'On another departure: %{departure}',
  families: 'Families',
  leader: 'Leader',
  nobody_booked: 'Nobody has booked this departure yet.',
  nobody_waits: 'Nobody waits for a seat.',
  no_families: 'Nobody on this departure has a family code. It stands in the file of the pilgrim.',
  not_aboard: 'Not on this departure',
  waiting: 'Waiting list',
};
