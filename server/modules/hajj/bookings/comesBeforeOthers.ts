import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf, type Commands } from '#catalog/registry/commands.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { letOthersFirst } from '../waiting/othersWait.ts';
import { bookingOf } from './bookingRecord.ts';

/**
 * A seat that is only held, as one that was offered, is for nobody but them: whoever comes instead passes those who wait
 * for one, which takes the right to confirm before others. One that is confirmed passes nobody.
 */
export async function comesBeforeOthers(context: CommandContext<Commands['replace_pilgrim_booking']>): Promise<void> {
  const { request, record, input } = context;
  const { id, status, departure } = bookingOf(record);
  if (status !== 'held') return;
  if (!input.before_others) return letOthersFirst(context, { id, departure, isFreed: true });
  const isAllowed = mayPerform(request.caller, commandOf('confirm_before_others_booking'));
  refuse(isAllowed ? [] : [violation('before_others', 'no_right')]);
}
