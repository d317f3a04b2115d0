import type { Entity } from '../engine/defineEntity.ts';
import type { MarkFields } from '../engine/marks.ts';
import type { EntityName } from '../engine/names.ts';

const ofUser = { phone: 'primary_phone', birth_date: 'date_of_birth', places: ['thana', 'city'] } as const;

const marks: Partial<Record<EntityName, MarkFields>> = {
  hajj_passenger_info: {
    number: 'tracking_no',
    passport: 'passport_number',
    phone: 'primary_phone',
    birth_date: 'birth_date',
    places: ['present_thana', 'present_city'],
  },
  customer: ofUser,
  employee: { ...ofUser, number: 'emp_id_no' },
  member: { ...ofUser, number: 'ref_no', places: ['village', ...ofUser.places] },
  vendor: ofUser,
  user: ofUser,
  party: { phone: 'phone' },
};

/** The fields by which people of one name are told apart; undefined where records are no people. */
export const markFieldsOf = ({ name }: Pick<Entity, 'name'>): MarkFields | undefined =>
  // A name that is no key of them finds nothing.
  marks[name as EntityName];

/** What people are to the agency, in the order in which it is told of whoever is several of these. */
export const kindsOfPeople = [
  'hajj_passenger_info',
  'customer',
  'employee',
  'member',
  'vendor',
] as const satisfies readonly EntityName[];
