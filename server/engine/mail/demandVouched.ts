import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { mayMailElsewhere } from '#catalog/engine/access/mailElsewhere.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { kindredOf } from '#catalog/registry/entities.ts';
import type { Database } from '../../platform/services/Database.ts';
import { history } from '../schema/systemTables.ts';
import type { RequestContext } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { forbid } from '../../platform/problem.ts';

/** For so long an address has to stand before whoever wrote it mails it, in milliseconds. */
const UNPROVED = 24 * 60 * 60 * 1000;

/** A record that an address was read from, which stands there now. */
export interface Source {
  readonly entity: Entity;
  readonly record: number;
  /** Opened with what stood on another record, which says nothing of who wrote it. */
  readonly isCopy?: boolean;
}

/** Whether a record was opened with an address, somebody else wrote it there, or it has stood there for long enough. */
async function isVouched(
  tx: Database,
  { entity, record, isCopy = false }: Source,
  { email, caller, until }: { email: string; caller: Caller; until: Date },
): Promise<boolean> {
  const names = kindredOf(entity).map(({ name }) => name);
  const wrote: SQL = sql`${history.after} ->> 'email' = ${email}
    and (${history.by} is distinct from ${caller.id} or (${history.action} = 'create' and not ${isCopy}))`;
  // Of what nobody of the house wrote, such as the books of before, the history knows nothing.
  const [found] = await tx
    .select({ is: sql<boolean>`coalesce(bool_or(${wrote}) or max(${history.at}) <= ${until.toISOString()}, true)` })
    .from(history)
    .where(
      and(inArray(history.entity, names), eq(history.record, record), sql`jsonb_exists(${history.after}, 'email')`),
    );
  return found?.is ?? true;
}

/**
 * Lets mail go to the address of a record where its sender has not just changed it there: on any of the sources it was
 * opened with it, somebody else wrote it, or it has stood for a day. So nobody leads to themselves what is meant for
 * somebody known, and a clerk writes to whom they have just entered. 403 `address_unproved`.
 */
export async function demandVouched(
  tx: Database,
  { host, caller }: Pick<RequestContext, 'host' | 'caller'>,
  email: string,
  sources: readonly Source[],
): Promise<void> {
  if (caller.id === null || mayMailElsewhere(caller)) return;
  const until = new Date(host.clock().getTime() - UNPROVED);
  for (const source of sources) if (await isVouched(tx, source, { email, caller, until })) return;
  forbid('address_unproved');
}
