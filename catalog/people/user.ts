import { PAST } from '../engine/calendar.ts';
import { defineEntity } from '../engine/defineEntity.ts';
import { choice, date, dateTime, email, flag, image, password, phone, ref, text } from '../engine/fields.ts';
import { taxNumberNames, taxNumbers } from '../engine/papers/taxNumbers.ts';
import { contactSection, personSearch } from './personForm.ts';

/** Whoever may sign in. Employees (and later members, customers and vendors) extend it under the same id. */
export const user = defineEntity({
  name: 'user',
  collection: 'users',
  route: 'users-management/userslist',
  fields: {
    first_name: text({ required: true, max: 100, sounds: true }),
    last_name: text({ max: 100, sounds: true }),
    username: text({ unique: true, max: 100, names: true }),
    email: email({ required: true, unique: true }),
    password: password({ adminOnly: true }),
    gender: choice(['male', 'female', 'others'], { initial: 'male' }),
    primary_phone: phone({ unique: true }),
    secondary_phone: phone({ unique: true }),
    user_type: text({ readOnly: true }),
    date_of_birth: date(PAST),
    nid: text({ max: 32 }),
    ...taxNumbers,
    image: image(),
    role: ref('role', { adminOnly: true }),
    is_active: flag({ initial: true, adminOnly: true }),
    is_admin: flag({ adminOnly: true }),
    street_address_one: text(),
    street_address_two: text(),
    country: ref('country'),
    city: ref('city', { within: 'country' }),
    thana: ref('thana', { within: 'city' }),
    postal_code: text({ max: 50 }),
    last_login: dateTime({ readOnly: true }),
  },
  title: ['first_name', 'last_name'],
  list: ['image', 'username', 'email', 'primary_phone', 'role', 'is_active'],
  form: {
    account: ['first_name', 'last_name', 'username', 'email', 'password', 'role', 'is_active', 'is_admin', 'image'],
    contact: contactSection,
    personal: ['gender', 'date_of_birth', 'nid', ...taxNumberNames, 'last_login'],
  },
  search: personSearch,
  access: 'administration',
});
