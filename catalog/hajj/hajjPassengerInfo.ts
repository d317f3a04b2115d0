import { defineEntity, namesOf } from '../engine/defineEntity.ts';
import { state } from '../engine/fields.ts';
import { journeyEvents } from './journeyEvents.ts';
import { contact, family, identity, names, passport, refund, trip, visa } from './pilgrimFields.ts';
import { pilgrimLifecycle, withdrawn } from './pilgrimLifecycle.ts';

/** A pilgrim. The wire calls them `hajj_passenger_info`. */
export const hajjPassengerInfo = defineEntity({
  name: 'hajj_passenger_info',
  collection: 'hajj_passenger_infos',
  route: 'hajjPassengers-management/hajjPassengers',
  fields: {
    status: state(pilgrimLifecycle),
    ...identity,
    ...names,
    ...passport,
    ...contact,
    ...family,
    ...refund,
    ...trip,
    ...visa,
    ...journeyEvents,
  },
  title: ['given_names', 'surname'],
  choice: ['season', 'status'],
  list: [
    'photo',
    'tracking_no',
    'given_names',
    'surname',
    'status',
    'passport_number',
    'primary_phone',
    'tour_package',
  ],
  form: {
    identity: ['status', ...namesOf(identity)],
    names: namesOf(names),
    passport: namesOf(passport),
    contact: namesOf(contact),
    family: namesOf(family),
    trip: namesOf(trip),
    visa: namesOf(visa),
    refund: namesOf(refund),
    events: namesOf(journeyEvents),
  },
  search: [
    'passport_number',
    'given_names',
    'surname',
    'full_name_local',
    'primary_phone',
    'tracking_no',
    'pilgrim_id',
    'nid_number',
  ],
  access: 'personal',
  selections: ['men_of_age'],
  // Each journey of a person has a file of its own, under the same numbers.
  rows: {
    within: 'season',
    lastDay: 'ends_on',
    apart: ['passport_country'],
    ended: ['closed', 'no_show', ...withdrawn],
  },
  checks: [
    { name: 'passport_days', left: 'passport_expiry_date', is: '>', right: 'passport_issue_date' },
    { name: 'visa_days', left: 'visa_expiry_date', is: '>', right: 'visa_issue_date' },
    { name: 'journey_days', left: 'return_date', is: '>', right: 'departure_date' },
    { name: 'birth', left: 'passport_issue_date', is: '>', right: 'birth_date' },
  ],
});
