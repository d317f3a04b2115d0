import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GuardContext } from '../../engine/context/host.ts';
import type { LimitedBy } from '../ledger/vouchers/limitUse.ts';

const shape = z.looseObject({ id: z.number(), party: z.number() });

/** What is given up of a bill is given up of the booking that it is of, else of its party. */
export async function limitedByBill({
  tx,
  request,
  record,
}: Pick<GuardContext, 'tx' | 'request' | 'record'>): Promise<LimitedBy> {
  const { id, party } = shape.parse(record);
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from booking where ${request.entity.name} = 'sales' and sales = ${id} limit 1`);
  const [booking] = rows;
  return booking
    ? { kind: 'given_up', subject: 'booking', id: booking.id }
    : { kind: 'given_up', subject: 'party', id: party };
}
