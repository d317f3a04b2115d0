import { entities } from '#catalog/registry/entities.ts';
import type { Field } from '#catalog/engine/fields.ts';
import type { member } from '#catalog/people/member.ts';
import { formErrors, newValues } from '../../engine/editing/formValues.ts';
import type { Reader } from '../../engine/kinds/valueText.ts';

type Values = Record<string, unknown>;

const fields: Readonly<Record<string, Field>> = entities.donation.fields;

/** Boxes for a donor who is not in the list yet, by the word of the member's field that each fills. */
export const donorBoxes = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone_number: 'primary_phone',
  address: 'street_address_one',
} as const satisfies Record<string, keyof typeof member.fields>;

// Object.entries forgets the names that the boxes have.
const boxes = Object.entries(donorBoxes) as [keyof typeof donorBoxes, keyof typeof member.fields][];

const isNewDonor = (values: Values): boolean => values['donor'] === 'new';

/** A new donation: of the agency's today, from a member, with the money at hand. */
export const emptyDonation = (today: string): Values => ({
  ...newValues(entities.donation),
  donated_on: today,
  donor: 'member',
  receive: true,
});

/** What is sent of the form: the donor in one way, and what is filled in. */
export function donationBody(values: Values): Values {
  const own = Object.keys(fields).filter(name => name !== 'member' && !fields[name]?.readOnly);
  const donor = isNewDonor(values) ? boxes.map(([box]) => box) : ['member'];
  return Object.fromEntries(
    [...own, ...donor, 'receive'].filter(name => (values[name] ?? '') !== '').map(name => [name, values[name]]),
  );
}

/** The broken rules of the form; of the donor those of a member, under the names of the boxes. */
export function donationErrors(values: Values, translate: Reader['translate']): Values {
  const { member: missing, ...errors } = formErrors(entities.donation, values, { translate });
  if (!isNewDonor(values)) return missing ? { ...errors, member: missing } : errors;
  const person = formErrors(entities.member, Object.fromEntries(boxes.map(([box, field]) => [field, values[box]])), {
    translate,
  });
  const found = boxes.flatMap(([box, field]) => (person[field] ? [[box, person[field]] as const] : []));
  return { ...errors, ...Object.fromEntries(found) };
}
