import { PAST } from '../../engine/calendar.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { date, text } from '../../engine/fields.ts';
import { hajjPassengerInfo } from '../hajjPassengerInfo.ts';
import { movedTo } from './custody.ts';

/**
 * The paper passport goes from hand to hand, whatever has become of the file: also who does not come gets theirs back.
 * Without a holder an agent or embassy has it from whoever had it there before, and who gets it back is the pilgrim.
 * One that is lost asks for a reason.
 */
export const movePassport = defineCommand({
  verb: 'move_passport',
  entity: hajjPassengerInfo,
  shows: ['passport_custody', 'passport_holder', 'passport_custody_since'],
  isNext: () => false,
  input: { custody_to: movedTo, holder: text(), moved_on: date({ required: true, ...PAST }) },
  many: true,
});
