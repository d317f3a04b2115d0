import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand } from '../../engine/defineCommand.ts';
import { date, flag, text } from '../../engine/fields.ts';
import { booking } from './booking.ts';
import { isPayable, isPlanned } from './bookingCommands.ts';

/** Confirms somebody although others have waited longer for the seat, for the reason told (rules B5). */
const confirmBeforeOthers = defineCommand({
  verb: 'confirm_before_others',
  entity: booking,
  from: ['draft', 'waiting'],
  to: ['confirmed'],
  guards: [isPayable, isPlanned],
  isNext: () => false,
  /** Code of what the file still needs before it is registered. */
  output: { file_lacks: text() },
  reason: true,
  right: 'own',
  moves: 'seats',
});

/** A free seat is kept for whoever waits, until a day by which they have to say yes. */
const offerSeat = defineCommand({
  verb: 'offer_seat',
  entity: booking,
  from: ['waiting'],
  to: ['held'],
  guards: [isPayable, isPlanned],
  input: { hold_until: date({ required: true, ...BUSINESS }) },
  moves: 'seats',
  internal: true,
});

/** Takes an offer back: whoever let its day pass waits on behind all others, else they keep their place. */
const endOffer = defineCommand({
  verb: 'end_offer',
  entity: booking,
  from: ['held'],
  to: ['waiting'],
  input: { keeps_place: flag({ required: true }) },
  moves: 'seats',
  internal: true,
});

export const waitingCommands = [confirmBeforeOthers, offerSeat, endOffer] as const;
