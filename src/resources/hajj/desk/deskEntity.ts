import { difference, mapValues, pick } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { registerPilgrim } from '#catalog/hajj/registerPilgrim.ts';
import { commandForm } from '#src/engine/commands/commandForm.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';

type Values = Readonly<Record<string, unknown>>;

/** What one save at the desk is told, as the fields of a form. */
export const deskEntity: Entity = commandForm(registerPilgrim);

/** What the lines of a document fill, to be looked at beneath them. */
export const read = [
  'given_names',
  'surname',
  'gender',
  'birth_date',
  'nationality',
  'passport_number',
  'passport_type',
  'passport_expiry_date',
  'nid_number',
] as const;

/** Of the person, what no document says. */
export const told = ['primary_phone', 'branch', 'pilgrim_type'] as const;

/** Of the chosen departure, kept in the form so that doubles and passports are judged by it; the host reads its own. */
export const ofDeparture = ['season', 'departure_date', 'return_date'] as const;

/** In sight beside those; of booking and payment there is nothing that a file says. */
const atHand: readonly string[] = [
  ...read,
  ...told,
  'passport_mrz',
  'passport_scan',
  'mahram',
  'mahram_relation',
  'room_type',
];

/** Of the booking and its payment, what is seldom said. */
export const seldom = {
  booking: ['price', 'discount', 'confirms'],
  payment: ['ledger', 'paid_on', 'beyond_due'],
} as const;

const fields = Object.keys(registerPilgrim.input);

/** All else that it may be told of the person, by the sections of their file. */
export const others: Readonly<Record<string, readonly string[]>> = mapValues(hajjPassengerInfo.form, names =>
  difference(
    names.filter(name => fields.includes(name)),
    atHand,
  ),
);

/** What the next of a sitting has in common with the one before; how each of them pays is asked anew. */
const kept = ['branch', 'pilgrim_type', 'departure', ...ofDeparture, 'room_type'];
export const keptOf = (values: Values): Values => pick(values, kept);

/** The values of the form as the command takes them. */
export const inputOf = (values: Values): Values =>
  mapValues(pick(values, fields), value => (isBlank(value) ? null : value));
