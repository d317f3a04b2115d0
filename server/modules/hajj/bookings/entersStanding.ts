import { sql } from 'drizzle-orm';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '#server/engine/context/host.ts';

/** A departure that is being cancelled gets no further bookings, drafts neither. */
export const entersStanding: Effect = {
  async check(tx, _desk, { departure }, stored) {
    if (typeof departure !== 'number' || stored?.['departure'] === departure) return [];
    const { rows } = await tx.execute<{ code: string }>(sql`
      select code from departure where id = ${departure} and status = 'cancelling'`);
    return rows.map(({ code }) => violation('departure', 'departure_closed', { departure: code }));
  },
};
