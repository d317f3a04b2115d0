import type { PilgrimMatch } from './search.ts';

/** A pilgrim that was found, as a list of matches shows them. What is sealed is masked for whoever may not change it. */
export const matchOf = ({ wire, rank }: PilgrimMatch) => ({
  id: wire['id'],
  name: [wire['given_names'], wire['surname']].filter(Boolean).join(' '),
  local_name: wire['full_name_local'],
  photo: wire['photo'],
  status: wire['status'],
  passport: wire['passport_number'],
  phone: wire['primary_phone'],
  tracking_no: wire['tracking_no'],
  /** What the field holds in which they were found. */
  matched_value: wire[rank.matched],
  ...rank,
});
