import { isEqual, pick } from 'es-toolkit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromMinor, type Minor } from '#catalog/engine/money/money.ts';
import type { BookingOffer } from '#catalog/hajj/bookings/BookingOffer.ts';
import { proposedPlan } from '#catalog/hajj/bookings/packagePlan.ts';
import { isObject } from '#src/dataProvider/isObject.ts';

type Line = Readonly<Record<string, unknown>>;

const said = (value: unknown): readonly Line[] =>
  Array.isArray(value) ? value.filter(isObject).map(line => pick(line, ['due_date', 'amount'])) : [];

/** Fills the instalments by the plan of the package, as long as nobody has said others. */
export function useProposedPlan(offer: BookingOffer | undefined, whole: Minor): void {
  const { setValue, getValues } = useFormContext();
  const from: unknown = useWatch({ name: 'booking_date' });
  const last = useRef<readonly Line[]>([]);
  const plan =
    offer && typeof from === 'string' && from !== ''
      ? proposedPlan(offer.plan, { whole, from, to: offer.departure_date })
      : [];
  const lines = plan.map(({ due_date, amount }) => ({ due_date, amount: fromMinor(amount) }));
  // What comes of the answer before stays until the next one is there.
  const proposed = offer && JSON.stringify(lines);
  const propose = useEffectEvent((text: string) => {
    if (!isEqual(said(getValues('instalments')), last.current)) return;
    const next = said(JSON.parse(text));
    last.current = next;
    setValue('instalments', next, { shouldDirty: true });
  });
  useEffect(() => {
    if (proposed !== undefined) propose(proposed);
  }, [proposed]);
}
