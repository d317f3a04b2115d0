/** Words of the page of a booking. */
export const bookingPages = {
  confirmation: 'Booking confirmation',
  not_registered: 'The file of %{name} is not registered yet.',
  step_open: 'Nothing is missing for its next step: %{step}.',
  open_file: 'Open the file',
  about_cancel:
    'Where no fee is entered it is that of the package for the day. What was spent and the fee are billed and taken from what was paid; the rest may be refunded.',
  about_move:
    'Where no price is entered it is that of the other departure. What was paid goes along, and so do the instalments: the unpaid rest of them makes up what is still to be paid. Enter instalments only where others are agreed on.',
  about_replace:
    'A booking of the other pilgrim is confirmed in the same seat by the same terms. Where no fee is entered it is that of the package for the day; it is billed and taken from what was paid. The rest goes along where the same party pays for both, else it may be refunded. Where no party is entered, whoever pays for others pays on, and who paid for themself does not.',
  about_reprice:
    'What is left as it stands does not change. The unpaid rest of the instalments makes up the new amount.',
  offered_price: 'Price of the package: %{amount}.',
  pay_together: 'Pay together',
  payment_for: 'Payment for one booking |||| Payment for %{smart_count} bookings',
  split: 'What each booking gets',
  share: 'This payment',
  paid_by: 'Paid by',
  owe_nothing: 'Nothing is owed for these',
  have_no_seat: 'These have no seat yet, so nothing is paid for them',
  for_which: 'For which booking?',
};
