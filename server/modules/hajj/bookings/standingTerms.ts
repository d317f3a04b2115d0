import { isEqual, pick } from 'es-toolkit';
import { left } from '#catalog/hajj/bookings/bookingLifecycle.ts';
import { terms, termsStand } from '#catalog/hajj/bookings/terms.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { Problem } from '#server/platform/problem.ts';

const whyOf = ({ status }: Values): 'settled' | 'terms_stand' =>
  left.some(one => one === status) || status === 'cancelled' ? 'settled' : 'terms_stand';

/** An instalment is the same whatever its line says of what the host keeps. */
const said = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(line => (isObject(line) ? pick(line, ['due_date', 'amount']) : line))
    : (value ?? null);

/** Once they stand, the terms of a booking change by commands alone; whoever repeats them is not refused. */
export const standingTerms: Effect = {
  async check(tx, { entity, host }, merged) {
    const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
    if (!stored || !termsStand(stored)) return [];
    const kept = toWire(entity, stored, host, true);
    return terms
      .filter(name => !isEqual(said(kept[name]), said(merged[name])))
      .map(name => violation(name, whyOf(stored)));
  },
  async supply(_tx, { entity, host }, { existing }) {
    // Lines that were repeated without their ids are no others.
    return existing && termsStand(existing) ? pick(toWire(entity, existing, host, true), [...terms]) : {};
  },
  async closes(_db, _desk, record) {
    return termsStand(record) ? terms.map(field => ({ field, because: whyOf(record) })) : [];
  },
  async beforeDelete(_tx, _desk, stored) {
    if (termsStand(stored)) throw new Problem(409, 'booking_stays');
  },
};
