import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { date, lines, money } from '../../engine/fields.ts';

/** Instalments as a command is told them: a line without an amount shares what the others leave of the whole. */
export const planned = lines({
  due_date: date({ required: true, ...BUSINESS }),
  amount: money({ min: 0, max: MOST_MONEY }),
});
