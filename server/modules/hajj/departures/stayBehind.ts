import { sql } from 'drizzle-orm';
import { type CommandName, type Commands, commandOf } from '#catalog/registry/commands.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { mayClearToFly } from '#catalog/hajj/fly/clearToFly.ts';
import { type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, RequestContext } from '#server/engine/context/host.ts';
import { Problem, refuse } from '#server/platform/problem.ts';

type Departing = CommandContext<Commands['depart_departure']>;
type Named = Departing['input']['staying'][number];

/** What each outcome takes beside the right to let the others leave. */
const rights: Readonly<Partial<Record<Named['outcome'], CommandName>>> = {
  move: 'move_booking_booking',
  cancel: 'cancel_booking',
};

function mayDecide({ caller }: RequestContext, outcome: Named['outcome']): ViolationCode | undefined {
  if (outcome === 'clear_to_fly') return mayClearToFly(caller) ? undefined : 'clear_right';
  const command = rights[outcome];
  return command && !mayPerform(caller, commandOf(command)) ? 'no_right' : undefined;
}

interface Seat extends Record<string, unknown> {
  readonly id: number;
  readonly status: string;
  readonly pilgrim: number | null;
}

/** What is wrong with one who is named, by the field of their line. */
function objectionsTo(
  request: RequestContext,
  one: Named,
  { seat, isRepeated }: { readonly seat: Seat | undefined; readonly isRepeated: boolean },
): [string, ViolationCode | undefined][] {
  const { outcome, departure, fee_amount: fee } = one;
  const flies = outcome === 'clear_to_fly';
  const bar =
    (seat?.status === 'held' && (flies || outcome === 'no_show') && 'still_held') ||
    (seat?.pilgrim === null && flies && 'goes_nobody') ||
    undefined;
  return [
    ['booking', seat === undefined ? 'not_on_departure' : isRepeated ? 'named_twice' : undefined],
    ['outcome', mayDecide(request, outcome) ?? bar],
    ['departure', outcome !== 'move' && departure !== null ? 'outcome_alone' : undefined],
    ['departure', outcome === 'move' && departure === null ? 'required' : undefined],
    ['fee_amount', outcome !== 'cancel' && fee !== null ? 'outcome_alone' : undefined],
  ];
}

/** Refuses whoever is named without a seat of the departure, twice, or with what does not go together. */
async function demandSound({ tx, request, record, input: { staying } }: Departing): Promise<void> {
  const { rows } = await tx.execute<Seat>(sql`
    select id, status, pilgrim from booking where departure = ${record.id} and status in ('held', 'confirmed')`);
  const seats = new Map(rows.map(seat => [seat.id, seat]));
  refuse(
    staying.flatMap((one, at) => {
      const isRepeated = staying.findIndex(({ booking }) => booking === one.booking) < at;
      return objectionsTo(request, one, { seat: seats.get(one.booking), isRepeated }).flatMap(([field, code]) =>
        code ? [violation(`staying.${at}.${field}`, code)] : [],
      );
    }),
  );
}

const ofLine = new Set(['departure', 'fee_amount', 'reason']);

/** What a command for one of them is refused for is told in their line. */
async function inLine(at: number, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.violations) throw error;
    const told = ({ field, ...why }: Violation): Violation => ({
      ...why,
      field: `staying.${at}.${ofLine.has(field) ? field : 'booking'}`,
    });
    throw new Problem(error.status, error.code, { ...error.details, violations: error.details.violations.map(told) });
  }
}

function decide({ perform, input: { departed_on: day } }: Departing, one: Named): Promise<unknown> {
  const { booking, outcome, departure, fee_amount, reason } = one;
  if (outcome === 'move' && departure !== null) return perform('move_booking_booking', booking, { departure }, reason);
  if (outcome === 'cancel') return perform('cancel_booking', booking, { cancelled_on: day, fee_amount }, reason);
  return perform('miss_flight_booking', booking, { departed_on: day }, reason);
}

/** Takes out of a departure whoever is named as staying behind; gives why the others who are named fly, by booking. */
export async function stayBehind(context: Departing): Promise<ReadonlyMap<number, string>> {
  const { staying } = context.input;
  await demandSound(context);
  for (const [at, one] of staying.entries())
    if (one.outcome !== 'clear_to_fly') await inLine(at, () => decide(context, one));
  return new Map(
    staying.filter(({ outcome }) => outcome === 'clear_to_fly').map(({ booking, reason }) => [booking, reason]),
  );
}
