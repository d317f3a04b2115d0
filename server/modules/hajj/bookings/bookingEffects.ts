import { sql } from 'drizzle-orm';
import { emptyLines, instalmentsOf } from '#catalog/hajj/bookings/instalments.ts';
import { termsStand } from '#catalog/hajj/bookings/terms.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { partyIdOf } from '../../ledger/chart/parties.ts';
import { offeredPrice } from './bookingPrice.ts';
import { standingTerms } from './standingTerms.ts';

const minor = (value: unknown): Minor => toMinor(typeof value === 'string' ? value : '0');
const idIn = (values: Values, name: string): number | null => (typeof values[name] === 'number' ? values[name] : null);
const planOf = ({ instalments }: Values): Values[] => (Array.isArray(instalments) ? instalments.filter(isObject) : []);

const priceOf = async (tx: Database, merged: Values): Promise<string | null> =>
  typeof merged['price'] === 'string'
    ? merged['price']
    : offeredPrice(tx, {
        departure: idIn(merged, 'departure'),
        room: typeof merged['room_type'] === 'string' ? merged['room_type'] : null,
      });

const wholeOf = (price: string | null, merged: Values): Minor => minor(price) - minor(merged['discount']);

const plannedOf = (merged: Values) =>
  planOf(merged).map(line => ({
    due_date: String(line['due_date']),
    amount: typeof line['amount'] === 'string' ? toMinor(line['amount']) : null,
  }));

/** The discount takes off no more than there is; a line of instalments that would come to nothing is named. */
const sound: Effect = {
  async check(tx, _desk, merged) {
    if (termsStand(merged)) return [];
    const whole = wholeOf(await priceOf(tx, merged), merged);
    return whole < 0n ? [violation('discount', 'discount_above')] : emptyLines(plannedOf(merged), whole);
  },
};

/** What is left open is filled: price, who pays, branch, and what the instalments come to. */
const totals: Effect = {
  async supply(tx, _desk, { merged }) {
    if (termsStand(merged)) return {};
    const price = (await priceOf(tx, merged)) ?? '0.00';
    const whole = wholeOf(price, merged);
    // A draft keeps instalments that do not make up the whole yet.
    const parts = instalmentsOf(plannedOf(merged), whole);
    const pilgrim = idIn(merged, 'pilgrim');
    const { rows } = await tx.execute<{ branch: number | null }>(sql`
      select branch from hajj_passenger_info where id = ${pilgrim}`);
    const amount = fromMinor(whole);
    return {
      price,
      amount,
      ...(parts && {
        instalments: planOf(merged).map((line, at) => ({ ...line, amount: fromMinor(parts[at] ?? 0n) })),
      }),
      ...(merged['party'] || pilgrim === null ? {} : { party: await partyIdOf(tx, 'hajj_passenger_info', pilgrim) }),
      ...(merged['branch'] ? {} : { branch: rows[0]?.branch ?? null }),
      due_amount: amount,
    };
  },
};

/** What belongs to bookings beside their records. */
export const bookingEffects: readonly Effect[] = [
  lockedFields({
    open: ['draft'],
    keeps: ['booking_date', 'branch'],
    problem: 'booking_stays',
  }),
  standingTerms,
  numbered({ field: 'booking_no', day: 'booking_date', prefix: 'BK' }),
  sound,
  totals,
];
