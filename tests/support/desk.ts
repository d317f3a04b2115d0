import { randomUUID } from 'node:crypto';
import { calls } from '../../catalog/engine/wire.ts';
import type { CallOptions, Office, Reply } from './office.ts';

/** Whoever registers pilgrims. */
export type Clerk = { call(method: string, path: string, asked?: CallOptions): Promise<Reply> };

const PATH = calls('hajj_passenger_info').command('register_pilgrim');

let named = 0;
/** Somebody who is registered nowhere yet. */
export const someone = (more: object = {}): Record<string, unknown> => ({
  given_names: 'Rahim',
  surname: 'Uddin',
  gender: 'male',
  birth_date: '1980-01-01',
  passport_number: `R${String((named += 1)).padStart(8, '0')}`,
  passport_expiry_date: '2030-01-01',
  primary_phone: '+8801711000001',
  ...more,
});

/** Registers somebody as a clerk, under a key of its own where none is told. */
export const register = (as: Clerk, body: object, key: string | null = randomUUID()): Promise<Reply> =>
  as.call('POST', PATH, { body, ...(key !== null && { headers: { 'idempotency-key': key } }) });

/** A refusal by its status, fields and codes. */
export const refused = ({ status, body }: Reply): readonly unknown[] => [
  status,
  ...(body.errors ?? [{ field: '', code: body.reason ?? body.code }]).map(
    ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
  ),
];

/** How many there are of all that registering makes. */
export async function written({ pool }: Office): Promise<Record<string, number>> {
  const { rows } = await pool.query(`select
    (select count(*)::int from hajj_passenger_info) as files, (select count(*)::int from booking) as bookings,
    (select count(*)::int from receipt_voucher) as receipts, (select count(*)::int from booking_payment) as payments,
    (select count(*)::int from account_log) as rows, (select count(*)::int from party) as parties,
    (select count(*)::int from history) as told, (select sum(booked)::int from departure) as seats`);
  return rows[0];
}
