/** Words of how passports are handed over. */
export const custodyPages = {
  open: 'Move the passports',
  move: 'Move one passport |||| Move %{smart_count} passports',
  about: 'Who has it then is named where it goes to an agent or an embassy; who gets theirs back themself need not be.',
  title: 'Handover of passports',
  count: 'One passport |||| %{smart_count} passports',
  gives: 'Handed over by',
  takes: 'Received by',
  number: 'No.',
  name: 'Name',
  owners: 'The owner',
  unknown: 'Not recorded',
  none: 'None of these passports has been handed over.',
  left: 'One passport is with its owner or lost, and stands on no slip. |||| %{smart_count} passports are with their owners or lost, and stand on no slip.',
  back: 'Back to the pilgrims',
};
