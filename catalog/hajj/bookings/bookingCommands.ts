import { MOST_MONEY } from '../../ledger/vouchers/rounding.ts';
import { overpaid } from '../../bills/settlement/overpaid.ts';
import { BUSINESS } from '../../engine/calendar.ts';
import { defineCommand, type Guard, IN_BOOKS } from '../../engine/defineCommand.ts';
import { date, flag, integer, money, ref, text } from '../../engine/fields.ts';
import { sum, toMinor } from '../../engine/money/money.ts';
import { booking } from './booking.ts';
import { planned } from './instalmentLines.ts';
import { left, openBookings, pendingBookings } from './bookingLifecycle.ts';
import { takeFamilyPayment } from './takeFamilyPayment.ts';
import { takePayment } from './takePayment.ts';
import { termsFixed } from './terms.ts';

const day = date({ required: true, ...BUSINESS });
const till = ref('ledger_account', { required: true, among: 'money' });

type Line = Readonly<Record<string, unknown>>;
const linesOf = ({ instalments }: Line): readonly Line[] =>
  Array.isArray(instalments) ? (instalments as readonly Line[]) : [];
const minor = (value: unknown) => toMinor(typeof value === 'string' ? value : '0');

export const isPayable: Guard = { code: 'payer_missing', holds: ({ party }) => typeof party === 'number' };
const isUnnamed: Guard = { code: 'pilgrim_named', holds: ({ pilgrim }) => typeof pilgrim !== 'number' };
export const isPlanned: Guard = {
  code: 'instalments_unsound',
  holds: record => {
    const lines = linesOf(record);
    return lines.length === 0 || sum(lines.map(({ amount }) => minor(amount))) === minor(record['amount']);
  },
};

/** Keeps a seat free until a day, on which it is given up by itself. 409 `no_seats` where there is none (rule K13). */
const holdSeat = defineCommand({
  verb: 'hold_seat',
  entity: booking,
  from: ['draft', 'waiting'],
  to: ['held'],
  guards: [isPayable, isPlanned],
  input: { hold_until: day },
  right: 'own',
  moves: 'seats',
});

/** On the list of a departure that is full: first come, first served. */
const waitForSeat = defineCommand({
  verb: 'wait_for_seat',
  entity: booking,
  from: ['draft'],
  to: ['waiting'],
  guards: [isPayable],
});

/**
 * Takes the seat for good; the pilgrim's file names the departure from then on, and is registered where nothing is
 * missing for that. 409 `no_seats`.
 */
const confirm = defineCommand({
  verb: 'confirm',
  entity: booking,
  from: ['draft', 'waiting', 'held'],
  to: ['confirmed'],
  guards: [isPayable, isPlanned],
  /** Code of what the file still needs before it is registered. */
  output: { file_lacks: text() },
  right: 'own',
  many: true,
  moves: 'seats',
});

/**
 * Says who goes, of a seat that was taken for nobody yet. All is asked of them that is asked where a seat is taken; who
 * pays stays.
 */
const namePilgrim = defineCommand({
  verb: 'name_pilgrim',
  entity: booking,
  from: pendingBookings,
  guards: [isUnnamed],
  input: { pilgrim: ref('hajj_passenger_info', { required: true }) },
  /** Code of what the file still needs before it is registered. */
  output: { file_lacks: text() },
});

/** The seat is free again; nothing was promised for good. Of one that was offered, they wait on, behind all others. */
const giveUpSeat = defineCommand({
  verb: 'give_up_seat',
  entity: booking,
  from: ['held', 'waiting'],
  to: ['draft', 'waiting'],
  many: true,
  moves: 'seats',
});

/**
 * To another departure, at its price and within its seats; what was paid goes with it. Any other price asks for the right
 * of `reprice`, and no amount is lowered by more than the limit of the role. What is paid of the instalments stays, the
 * unpaid rests carry what is still to be paid, and none is due after they leave; where none is left for that, 400
 * `instalments_asked`: others are told then.
 */
const moveBooking = defineCommand({
  verb: 'move_booking',
  entity: booking,
  from: openBookings,
  guards: [termsFixed],
  input: {
    departure: ref('departure', { required: true }),
    price: money({ min: 0, max: MOST_MONEY }),
    instalments: planned,
  },
  /** Her mahram is left on the other departure, or so many women there are left by theirs. */
  output: { mahram_stays: flag({ required: true }), women_left: integer({ required: true }) },
  reason: true,
  right: 'own',
  many: true,
  inLists: true,
  moves: 'seats',
});

/**
 * Gives up the seat before the journey. What was spent already and the fee are billed and taken from what was paid; the
 * rest may be refunded (rules A2). The pilgrim's file ends with it only where that is said. Where no fee is told it is
 * that of the package's step; a lower one asks for the right of `reprice`.
 */
const cancel = defineCommand({
  verb: 'cancel',
  entity: booking,
  from: openBookings,
  to: ['cancelled'],
  guards: [isPayable],
  shows: ['amount', 'paid_amount'],
  input: {
    cancelled_on: day,
    spent_amount: money({ min: 0, max: MOST_MONEY, initial: '0.00' }),
    fee_amount: money({ min: 0, max: MOST_MONEY }),
    ends_file: flag(),
  },
  reason: true,
  many: true,
  inLists: true,
  ...IN_BOOKS,
});

/** Gives back what was paid beyond what is due. */
const refund = defineCommand({
  verb: 'refund',
  entity: booking,
  from: ['held', 'confirmed', ...left, 'cancelled'],
  guards: [overpaid],
  shows: ['due_amount', 'paid_amount'],
  input: { ledger: till, pay_amount: money({ min: 0 }), paid_on: day },
  output: { refund: integer({ required: true }) },
  ...IN_BOOKS,
});

/** They have left: the departure says so. */
const depart = defineCommand({
  verb: 'depart',
  entity: booking,
  from: ['confirmed'],
  to: ['departed'],
  input: { departed_on: day },
  moves: 'money',
  internal: true,
});

/** They did not come to the flight: the departure says so. Their seat stays counted, and the season says what is billed. */
const missFlight = defineCommand({
  verb: 'miss_flight',
  entity: booking,
  from: ['confirmed'],
  to: ['no_show'],
  input: { departed_on: day },
  reason: true,
  moves: 'money',
  internal: true,
});

export const bookingCommands = [
  holdSeat,
  waitForSeat,
  confirm,
  namePilgrim,
  takePayment,
  takeFamilyPayment,
  moveBooking,
  refund,
  depart,
  missFlight,
  giveUpSeat,
  cancel,
] as const;
