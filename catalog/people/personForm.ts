import { taxNumberNames } from '../engine/papers/taxNumbers.ts';

/** Parts of a form that everybody who extends user shares. */
export const contactSection = [
  'primary_phone',
  'secondary_phone',
  'street_address_one',
  'street_address_two',
  'country',
  'city',
  'thana',
  'postal_code',
] as const;

export const accountSection = [
  'first_name',
  'last_name',
  'username',
  'email',
  'password',
  'role',
  'is_active',
  'is_admin',
  'image',
] as const;

export const personSearch = [
  'username',
  'first_name',
  'last_name',
  'email',
  'primary_phone',
  ...taxNumberNames,
] as const;
