/** Words of the desk, where one save registers, books and takes the payment. */
export const deskPages = {
  title: 'New pilgrim',
  document: 'Document',
  about_box:
    'Paste the lines at the foot of a passport, visa or card. A scan may be dropped here, too; it is kept with the file and not read.',
  person: 'Person',
  journey: 'Departure',
  payment: 'Payment',
  all_fields: 'All fields',
  amount: 'Amount paid now',
  none_pays: 'Empty: nothing is paid now.',
  cash: 'Empty: cash.',
  none_books: 'Empty: file only, not booked.',
  free_seats: '%{smart_count} free seat |||| %{smart_count} free seats',
  full: 'Full: a seat comes only by the waiting list',
  same_family: 'Same family as the one before: %{name}',
  mahram_asked:
    'A mahram is asked of her for this journey. She can be registered without one, but she will not be cleared to fly before one is named.',
  mahram_ahead: 'A mahram is asked of her: the field stands beneath the departure.',
  name_mahram: 'Name him',
  mahram_missing:
    'A mahram is asked of her and nobody is named yet. Name him in her file: she is not cleared to fly before.',
  known_before:
    'This person has a file already: %{file}. For another journey open it and choose “%{step}” instead of entering them again.',
  save_and_next: 'Save and next',
  file_alone: 'File alone, every field',
  next: 'Next pilgrim',
  registered: 'File opened:',
  booked: 'Booked:',
  paid: 'The payment is taken.',
  print_receipt: 'Print the receipt',
  waits: 'The file is not registered with the season yet.',
  season_full: 'The quota of the season is full.',
};
