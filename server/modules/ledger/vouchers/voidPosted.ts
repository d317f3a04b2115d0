import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { enteringBy, logOverride, requireOpenPeriod } from '../years/periods.ts';
import type { Entry } from './postEntry.ts';
import { reversalEntry } from './reversalEntry.ts';

interface Voided extends Pick<Entry, 'day' | 'branch' | 'details'> {
  /** Field that tells the day, whose month must be open; left out where that was asked before. */
  readonly field?: string;
  readonly id: number;
  /** Under which it was posted, and is taken back. */
  readonly number: string | null;
  /** That it is voided, where nothing else is said. */
  readonly event?: 'void' | 'bounce';
}

/**
 * Takes back what the document of a command has posted and settled, under its own number and on the given day, and keeps
 * why a locked month was open to it. Refuses as `requireOpenPeriod` and `reversalEntry` do.
 */
export async function voidPosted(
  context: Pick<CommandContext, 'tx' | 'request' | 'override'>,
  { field, id, number, event = 'void', day, branch, details }: Voided,
): Promise<void> {
  const { tx, request } = context;
  if (field !== undefined) refuse(await requireOpenPeriod(tx, field, day, enteringBy(context)));
  const made = await reversalEntry(tx, request, {
    of: { type: request.entity.name, id },
    source: { id, event },
    numbered: () => number ?? '',
    day,
    branch,
    details,
  });
  await logOverride(context, { ...made, day, branch });
}
