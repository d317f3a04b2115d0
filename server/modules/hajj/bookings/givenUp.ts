import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { reprice } from '#catalog/hajj/bookings/termCommands.ts';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { CommandContext, RequestContext } from '#server/engine/context/host.ts';
import { drawOnLimit } from '../../ledger/vouchers/postingLimit.ts';

/** Whether somebody may ask for another price than the package does, or for a lower fee. */
export const mayReprice = ({ caller }: RequestContext): boolean => mayPerform(caller, reprice);

export const most = (one: Minor, other: Minor): Minor => (one > other ? one : other);

interface Lowered {
  readonly booking: number;
  readonly field: string;
  readonly before: Minor;
  readonly after: Minor;
}

/** What is less than before is given up: the limit of a role bounds it, with what was given up before (rules A2). */
export async function giveUp(
  { tx, request }: Pick<CommandContext, 'tx' | 'request'>,
  { booking, field, before, after }: Lowered,
): Promise<void> {
  if (after >= before) return;
  const by = { kind: 'given_up', subject: 'booking', id: booking } as const;
  await drawOnLimit(tx, request, { field, amount: fromMinor(before - after), by });
}
