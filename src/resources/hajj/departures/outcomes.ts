import { usePermissions } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { depart } from '#catalog/hajj/departures/travelCommands.ts';
import { mayClearToFly } from '#catalog/hajj/fly/clearToFly.ts';
import { commandOf } from '#catalog/registry/commands.ts';

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

/** What their reader may decide; of a seat that nobody has confirmed nobody flies, nor fails to. */
export function useOutcomes(): (isHeld: boolean) => readonly Outcome[] {
  const { permissions = guest } = usePermissions<Principal>();
  const rights: Readonly<Record<Outcome, boolean>> = {
    move: mayPerform(permissions, commandOf('move_booking_booking')),
    cancel: mayPerform(permissions, commandOf('cancel_booking')),
    no_show: true,
    clear_to_fly: mayClearToFly(permissions),
  };
  return isHeld => all.filter(one => rights[one] && !(isHeld && (one === 'no_show' || one === 'clear_to_fly')));
}
