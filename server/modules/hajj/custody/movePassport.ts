import { isOutside, placeOf, ways } from '#catalog/hajj/custody/custody.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { lockFiles } from '../bookings/bookable.ts';
import { moveWithOtherFiles } from './otherFiles.ts';

type Command = Commands['move_passport_hajj_passenger_info'];
type Moved = CommandContext<Command>;

/** Who has it then, where nobody else is told. */
function holderOf({ record, input: { custody_to: to, holder } }: Moved): string | null {
  if (holder !== null) return holder;
  const isCarriedOn = to === 'lost' || (isOutside(to) && isOutside(placeOf(record.passport_custody)));
  return isCarriedOn ? record.passport_holder : null;
}

/** A passport that nobody knows by its number is on no slip: whoever had none in their hands enters none. */
const unnumbered: readonly unknown[] = ['lost', 'returned'];

function wrongIn(moved: Moved): Violation[] {
  const { record, input, reason } = moved;
  const { passport_custody_since: since } = record;
  const { custody_to: to, moved_on: day } = input;
  const from = placeOf(record.passport_custody);
  if (!ways[from].includes(to)) return [violation('custody_to', 'custody_way', { place_now: from, place_next: to })];
  return [
    ...(record.passport_number === null && !unnumbered.includes(to) ? [violation('passport_number', 'required')] : []),
    ...(isOutside(to) && holderOf(moved) === null ? [violation('holder', 'required')] : []),
    ...(since !== null && day < since ? [violation('moved_on', 'before_last_move', { day: since })] : []),
    ...(to === 'lost' && reason === undefined ? [violation('reason', 'reason_required')] : []),
  ];
}

/** The passport has gone to somebody else, as all files of its owner say that go by it. */
export const movePassportHandler: CommandHandler<Command> = {
  locksFirst: async (tx, id) => lockFiles(tx, [id]),
  async run(moved) {
    refuse(wrongIn(moved));
    const { record, input } = moved;
    const set = {
      passport_custody: input.custody_to,
      passport_custody_since: input.moved_on,
      passport_holder: holderOf(moved),
      passport_from: placeOf(record.passport_custody),
      passport_from_holder: record.passport_holder,
    };
    await moveWithOtherFiles(moved, set);
    return { set, output: {} };
  },
};
