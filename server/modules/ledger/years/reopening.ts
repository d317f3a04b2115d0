import { sql } from 'drizzle-orm';
import type { approveReopening, askReopening, declineReopening } from '#catalog/ledger/years/accountingPeriod.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext, CommandHandler } from '#server/engine/context/host.ts';

type ReopeningCommand = typeof askReopening | typeof approveReopening | typeof declineReopening;

/** A month of a closed year stays as the close found it. */
async function yearClosed({
  tx,
  record,
}: Pick<GuardContext<ReopeningCommand>, 'tx' | 'record'>): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute(sql`
    select 1 from fiscal_year where status = 'closed' and ${record.ends_on} between starts_on and ends_on`);
  return rows.length > 0 ? 'year_closed' : undefined;
}

/** Two people open a month again: one asks, another one decides (rules P1, B6). */
async function ownRequest({ tx, request, record }: GuardContext<ReopeningCommand>): Promise<ViolationCode | undefined> {
  const { rows } = await tx.execute<{ by: number | null }>(sql`
    select by from history where entity = ${request.entity.name} and record = ${record.id} and command = 'ask_reopening'
    order by id desc limit 1`);
  return rows[0]?.by === request.caller.id ? 'own_request' : undefined;
}

export const askReopeningHandler: CommandHandler<typeof askReopening> = {
  guards: [yearClosed],
  run: async ({ reason }) => ({ set: { reopening_reason: reason ?? null }, output: {} }),
};

export const approveReopeningHandler: CommandHandler<typeof approveReopening> = {
  guards: [yearClosed, ownRequest],
  run: async () => ({ set: { reopening_reason: null }, output: {} }),
};

/** Whoever has asked may take it back themselves. */
export const declineReopeningHandler: CommandHandler<typeof declineReopening> = {
  run: async () => ({ set: { reopening_reason: null }, output: {} }),
};
