import { dayIn } from '#catalog/engine/days/days.ts';
import type { Values } from '../../engine/context/values.ts';
import type { Effect } from '../../engine/context/host.ts';
import { donorFields, donorOf } from './donor.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What the body says of the donation, and what it says of a donor by name. */
function parted(body: Values): { rest: Values; donor: Values } {
  const entries = Object.entries(body);
  return {
    rest: Object.fromEntries(entries.filter(([name]) => !donorFields.includes(name))),
    donor: Object.fromEntries(entries.filter(([name, value]) => donorFields.includes(name) && isGiven(value))),
  };
}

/**
 * Reads who gives: `member` or, as the family says, `member_id`, else a person by name, email and phone. Whoever names
 * the donor and no day means today.
 */
export const namedDonor: Effect = {
  async beforeCreate(tx, request, body) {
    const { rest, donor } = parted(body);
    const { member_id: id, ...named } = rest;
    const dated = {
      ...named,
      donated_on: isGiven(rest['donated_on']) ? rest['donated_on'] : dayIn(request.host.timeZone, request.host.clock()),
    };
    // A donor told in two ways is refused as unknown fields rather than guessed at.
    if (isGiven(rest['member'])) return { ...dated, ...donor, ...(isGiven(id) && { member_id: id }) };
    if (isGiven(id)) return { ...dated, ...donor, member: id };
    return Object.keys(donor).length > 0 ? { ...dated, member: await donorOf(tx, request, donor) } : named;
  },
};
