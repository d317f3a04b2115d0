import { least } from '#catalog/bills/settlement/Open.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf, type Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler, GuardContext } from '#server/engine/context/host.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { standing, writeEnding } from '../departures/endings.ts';
import { finishCancelling } from '../departures/finishCancelling.ts';
import { waitsNoMore } from '../waiting/offerHandlers.ts';
import { calledOff } from './calledOff.ts';
import { lockDepartures } from './seats.ts';
import { keepDue } from './termHandlers.ts';

type Ending = CommandContext<Commands['end_with_departure_booking']>;

async function beingCancelled({
  tx,
  record,
}: Pick<GuardContext, 'tx'> & { readonly record: { readonly departure: number } }): Promise<ViolationCode | undefined> {
  return (await calledOff(tx, record.departure)) ? undefined : 'not_cancelling';
}

const flagIn = (told: unknown): boolean => told === true;

/** To another departure, with all that is paid. */
async function moveAlong({ tx, input, record, perform, ...context }: Ending) {
  const { departure } = input;
  if (departure === null) return refuse([violation('departure', 'required')]);
  const told = { departure, price: input.price ?? record.price ?? null, instalments: input.instalments };
  const wire = await perform('move_booking_booking', record.id, told);
  const { paid } = await standing(tx, record.id);
  await writeEnding(
    { tx, ...context },
    { departure: record.departure, booking: record.id, outcome: 'move', paid, moved: paid },
  );
  return { mahram_stays: flagIn(wire['mahram_stays']), women_left: Number(wire['women_left'] ?? 0) };
}

/** Pays back through a till what is left of it; gives the refund, and what it came to. */
async function payBack({ tx, input, record, perform }: Ending, day: string) {
  const { paid, due } = await standing(tx, record.id);
  if (input.outcome !== 'refund' || input.ledger === null || paid <= due) return { refund: null, refunded: 0n };
  const wire = await perform('refund_booking', record.id, { ledger: input.ledger, paid_on: input.paid_on ?? day });
  return { refund: Number(wire['refund']), refunded: paid - (await standing(tx, record.id)).paid };
}

/** Cancels it, with what was paid waiting or given back. */
async function cancelIt(context: Ending, outcome: 'refund' | 'keep') {
  const { tx, request, input, record, perform } = context;
  const day = input.cancelled_on ?? dayIn(request.host.timeZone, request.host.clock());
  const { spent_amount, fee_amount, ends_file } = input;
  await perform('cancel_booking', record.id, {
    cancelled_on: day,
    spent_amount: spent_amount ?? '0.00',
    fee_amount: fee_amount ?? '0.00',
    ends_file,
  });
  const { refund, refunded } = await payBack(context, day);
  const { paid, due } = await standing(tx, record.id);
  const fees = least(paid, due);
  await writeEnding(context, {
    departure: record.departure,
    booking: record.id,
    outcome,
    paid: toMinor(record.paid_amount ?? '0'),
    refunded,
    waiting: paid - fees,
    fees,
  });
  return { refund };
}

/** Whatever it comes to, it is done once the booking stands elsewhere or has ended. */
async function endIt(context: Ending) {
  const { record, input, perform } = context;
  if (input.outcome === 'move') return moveAlong(context);
  const hasNothing = toMinor(record.paid_amount ?? '0') === 0n && ['draft', 'waiting'].includes(record.status ?? '');
  if (!hasNothing) return cancelIt(context, input.outcome);
  await perform('drop_with_departure_booking', record.id, {});
  return {};
}

export const endWithDepartureHandler: CommandHandler<Commands['end_with_departure_booking']> = {
  guards: [beingCancelled],
  async run(context) {
    const { tx, request, record, input } = context;
    if (input.ledger !== null && !mayPerform(request.caller, commandOf('refund_booking')))
      refuse([violation('ledger', 'refund_right')]);
    const { departure } = record;
    await lockDepartures(tx, input.departure === null ? [departure] : [departure, input.departure]);
    // Somebody may have stopped it since it was looked at.
    if (!(await calledOff(tx, departure))) throw new Problem(409, 'INVALID_TRANSITION');
    const told = await endIt(context);
    const departure_ends = await finishCancelling(tx, request, departure);
    return { output: { refund: null, mahram_stays: null, women_left: null, ...told, departure_ends } };
  },
};

export const dropWithDepartureHandler: CommandHandler<Commands['drop_with_departure_booking']> = {
  async run(context) {
    const { tx, record } = context;
    await keepDue(tx, context.request, record.id, '0.00');
    await writeEnding(context, { departure: record.departure, booking: record.id, outcome: 'drop', paid: 0n });
    return { set: { ...waitsNoMore, due_amount: '0.00' }, output: {} };
  },
};
