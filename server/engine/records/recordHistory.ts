import type { Host } from '../context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Database } from '../../platform/services/Database.ts';
import { history } from '../schema/systemTables.ts';
import { announcement } from '../../platform/live/announce.ts';

export type HistoryAction = 'create' | 'update' | 'delete' | 'transition';

interface Change {
  readonly entity: string;
  readonly record: number;
  readonly action: HistoryAction;
  /** Verb of the command that did it, if one did. */
  readonly command?: string;
  /** Changed fields alone, as far as the history may tell them. */
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly reason?: string;
}

/**
 * Writes who did what, and tells whoever listens that something was done; called in the transaction of the change
 * itself, so that neither exists without the other.
 */
export async function recordChange(
  tx: Database,
  host: Pick<Host, 'clock'>,
  caller: Caller,
  change: Change,
): Promise<void> {
  const { entity, record } = change;
  const entry = {
    ...change,
    command: change.command ?? null,
    reason: change.reason ?? null,
    at: host.clock(),
    by: caller.id,
    by_name: caller.email,
  };
  // One statement, since every write waits for it.
  await tx
    .insert(history)
    .values(entry)
    .returning({ told: announcement({ entity, record }) });
}
