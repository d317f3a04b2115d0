import fc from 'fast-check';

/** What is done, and on what kind of record. */
export type JourneyAct = readonly [on: string, verb: string];

/** Each verb that a run may give, more often where it stands twice. */
const verbs = {
  draft: 'book book book change drop',
  desk: 'register',
  booking: `hold_seat wait_for_seat confirm confirm confirm give_up_seat move_booking cancel take_payment take_payment
    take_family_payment take_over refund refund reprice replan
    replace_pilgrim`,
  departure: 'lock_lists unlock_lists unlock_lists depart come_back settle_departure cancel days season seats',
  hajj_passenger_info:
    'register cancel_journey transfer mark_lost new_journey reopen_file transfer_out close_file come_home season drop',
  sales: 'apply_advance',
  void: 'receipt_voucher receipt_voucher refund booking_transfer sales advance_use',
} as const;

const actsOn = (on: keyof typeof verbs): JourneyAct[] => verbs[on].split(/\s+/).map(verb => [on, verb]);
const actOn = (on: keyof typeof verbs) => fc.constantFrom(...actsOn(on)).map((act): readonly JourneyAct[] => [act]);

/** What belongs together: each goes on with the record of the one before. */
const rows: readonly (readonly JourneyAct[])[] = [
  'draft book, booking confirm, booking take_payment',
  'draft book, booking confirm, booking take_payment, booking cancel, booking refund',
  'draft book, booking hold_seat, booking take_payment, booking cancel, draft again, booking confirm, booking take_over',
  'draft book, booking confirm, booking take_payment, booking replace_pilgrim, booking refund',
  'draft book, booking confirm, departure leave, departure come_back, departure settle_departure',
  'departure leave, departure come_back, hajj_passenger_info close_file',
  'departure leave, departure come_back, hajj_passenger_info come_home',
  'hajj_passenger_info transfer, hajj_passenger_info reopen_file',
  'hajj_passenger_info new_journey, draft book, booking confirm',
  'hajj_passenger_info season, hajj_passenger_info register',
  'draft book, booking hold_seat, time lapse',
  'departure lock_lists, departure unlock_lists',
  'departure lock_lists, departure depart',
  'draft book, booking confirm, booking take_payment, booking cancel, void advance_use, sales apply_advance',
  'draft book, booking confirm, booking take_payment, booking cancel, void booking_transfer, void receipt_voucher',
  'draft book, booking confirm, booking take_payment, booking cancel, booking refund, void refund',
].map(row =>
  row.split(', ').map((told): JourneyAct => {
    const [on = '', verb = ''] = told.split(' ');
    return [on, verb];
  }),
);

/** Whether an act of a row is given on the record of one before it. */
const goesOn = (acts: readonly JourneyAct[], at: number): boolean => {
  const [on] = acts[at] ?? [];
  const before = acts.slice(0, at).map(([earlier]) => (earlier === 'draft' ? 'booking' : earlier));
  return on === 'draft' ? before.length > 0 : before.some(earlier => earlier === on);
};

/** The bill of a booking is not voided by itself, whatever is tried. */
const neverTaken = 'void sales';

/** Every act that many runs have done at least once. */
export const journeyActs: readonly string[] = [
  ...(['draft', 'desk', 'booking', 'departure', 'hajj_passenger_info', 'sales', 'void'] as const).flatMap(actsOn),
  ...rows.flat(),
]
  .map(act => act.join(' '))
  .filter(act => act !== neverTaken);

const choices = {
  which: fc.nat(20),
  other: fc.nat(20),
  amount: fc.integer({ min: 1, max: 9000 }),
  isWhole: fc.boolean(),
  /** Whether it is given on what it may be given on, or not at all; else on any. */
  isFitting: fc.integer({ min: 0, max: 3 }).map(of => of > 0),
};

const some = fc
  .record({
    acts: fc.oneof(
      { weight: 4, arbitrary: actOn('draft') },
      { weight: 2, arbitrary: actOn('desk') },
      { weight: 16, arbitrary: actOn('booking') },
      { weight: 2, arbitrary: actOn('departure') },
      { weight: 3, arbitrary: actOn('hajj_passenger_info') },
      { weight: 1, arbitrary: actOn('sales') },
      { weight: 2, arbitrary: actOn('void') },
      { weight: 10, arbitrary: fc.constantFrom(...rows) },
    ),
    ...choices,
  })
  .map(({ acts, ...chosen }) => acts.map((act, at) => ({ act, ...chosen, goesOn: goesOn(acts, at) })));

/** Some twenty steps. */
export const journeySteps = fc.array(some, { minLength: 10, maxLength: 24 }).map(steps => steps.flat());

export type JourneyStep = ReturnType<typeof journeySteps.generate>['value'][number];
