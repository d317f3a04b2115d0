import { usePermissions } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { depart } from '#catalog/hajj/departures/travelCommands.ts';
import type { DepartureSeat } from '#catalog/hajj/departures/DepartureSeats.ts';
import { mayClearToFly } from '#catalog/hajj/fly/clearToFly.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';

const all = depart.input.staying.lines.outcome.options;
export type Outcome = (typeof all)[number];

/** Somebody of the form, as far as it looks at what becomes of them. */
export interface Staying {
  readonly booking: number;
  readonly outcome: Outcome | null;
  readonly departure: number | null;
  readonly fee_amount: string | null;
  readonly reason: string | null;
}

export const nothingSaid = (booking: number): Staying => ({
  booking,
  outcome: null,
  departure: null,
  fee_amount: null,
  reason: null,
});

/** What is missing of those who stay beyond what every line asks: whereto, of who is moved. */
export const unsaid = (values: Readonly<Record<string, unknown>>): Violation[] => {
  const staying: unknown = values['staying'];
  return (Array.isArray(staying) ? staying : []).flatMap((one: Partial<Staying> | null, at) =>
    one?.outcome === 'move' && isBlank(one.departure) ? [violation(`staying.${at}.departure`, 'required')] : [],
  );
};

const barred = (seat: Pick<DepartureSeat, 'is_held' | 'lacks'> | undefined): readonly Outcome[] => {
  if (seat?.is_held) return ['no_show', 'clear_to_fly'];
  return seat?.lacks.some(({ code }) => code === 'goes_nobody') ? ['clear_to_fly'] : [];
};

/** What their reader may decide; of a seat that nobody has confirmed nobody flies, nor fails to, and nobody of one for nobody. */
export function useOutcomes(): (seat: Pick<DepartureSeat, 'is_held' | 'lacks'> | undefined) => readonly Outcome[] {
  const { permissions = guest } = usePermissions<Principal>();
  const rights: Readonly<Record<Outcome, boolean>> = {
    move: mayPerform(permissions, commandOf('move_booking_booking')),
    cancel: mayPerform(permissions, commandOf('cancel_booking')),
    no_show: true,
    clear_to_fly: mayClearToFly(permissions),
  };
  return seat => all.filter(one => rights[one] && !barred(seat).includes(one));
}
