/** Words of the pages about causes, donations and receipts. */
export const donationPages = {
  progress: {
    label: 'Progress towards the goal',
    raised: '%{raised} of %{goal} raised',
    contributors: 'One contributor |||| %{smart_count} contributors',
  },
  cause: {
    donations: 'Donations',
    all: 'All donations of this cause',
    none: 'Nobody has given for this cause yet.',
    contributors: 'Contributors',
    times: 'one donation |||| %{smart_count} donations',
    failed: 'The donations could not be loaded.',
    give: 'Record a donation',
  },
  create: {
    donor: 'Donor',
    member: 'Existing member',
    new: 'New donor',
    new_hint: 'Whoever is known by this email or phone is found; anybody else becomes a member.',
    gift: 'Donation',
    receive: 'The money is here: mark it as received at once',
    save: 'Record donation',
    saved: 'The donation is recorded.',
  },
  receipt: {
    open: 'Receipt',
    title: 'Donation receipt',
    print: 'Print',
    back: 'Back to the donation',
    from: 'Received from',
    cause: 'For',
    in_words: 'In words',
    thanks: 'Thank you for your gift.',
    signature: 'Signature and seal',
    not_yet: 'There is a receipt once the money has been received.',
  },
} as const;
