/** Words of the page with everything about a person. */
export const person = {
  open: 'At a glance',
  open_of: 'Everything about %{name}',
  record: 'Open the record',
  also: 'The same person as',
  alike: 'May be the same person',
  because: {
    record: 'one record',
    phone: 'same telephone',
    email: 'same email',
    nid: 'same identity number',
    passport: 'same passport',
  },
  nothing: 'Nothing belongs to this person yet.',
  none_in: 'None yet: %{names}',
  history: 'Latest changes',
  failed: 'What belongs to this person could not be loaded.',
} as const;
