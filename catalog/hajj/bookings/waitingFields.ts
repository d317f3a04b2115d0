import { BUSINESS } from '../../engine/calendar.ts';
import { date, dateTime, flag, ref } from '../../engine/fields.ts';

/** How long a booking waits for a seat, or has one that is not confirmed; commands write it, never its form. */
export const waitingFields = {
  /** Last day on which a held seat is kept. */
  hold_until: date({ readOnly: true, ...BUSINESS }),
  /** The seat that it holds was free and offered to it, who waited; it is taken once that is confirmed. */
  is_offered: flag({ readOnly: true }),
  /** Since when it waits for a seat: the earliest is offered one first. */
  waiting_since: dateTime({ readOnly: true }),
  /** The family with which it began to wait; nobody joins one later. Of pilgrims, so it is for who sees them. */
  waiting_family: ref('family', { readOnly: true, readable: 'by:HAJJ_PASSENGER_INFO_LIST' }),
  /** It let the last seat that was offered to it pass, and waits for the next one that is freed. */
  let_pass: flag({ readOnly: true }),
} as const;
