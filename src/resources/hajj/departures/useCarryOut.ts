import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { endWithDeparture } from '#catalog/hajj/bookings/endWithDeparture.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { isOfOne } from '../dialogs/isOfOne.ts';
import { type Decision, inputOf } from './Decision.ts';

/** A booking whose end is asked for. */
export interface Asked {
  readonly row: Undecided;
  readonly decision: Decision;
}

/** What became of it: what it answers besides, or why it stays. */
export interface Ending extends Asked {
  readonly error?: unknown;
  readonly mahramStays: boolean;
  readonly womenLeft: number;
}

export type Endings = Readonly<Record<number, Ending>>;

/**
 * Ends bookings one by one, each in a call of its own: whatever stops it, those that are done are done. Asked for again
 * after a lost answer, a booking goes under the same key.
 */
export function useCarryOut(reason: string) {
  const { perform } = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const [endings, setEndings] = useState<Endings>({});
  const [run, setRun] = useState<{ readonly done: number; readonly total: number }>();
  const [stopping, setStopping] = useState(false);
  /** Why it has stopped before its end, where nobody asked it to. */
  const [cut, setCut] = useState<unknown>();
  const isStopped = useRef(false);
  const forms = useRef(new Map<number, object>());
  // Nobody sees any more what is done.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const endOne = async (asked: Asked): Promise<Ending> => {
    const { id } = asked.row;
    const form = forms.current.get(id) ?? {};
    forms.current.set(id, form);
    try {
      const input = inputOf(asked.decision);
      const { data } = await perform(booking.route, { command: endWithDeparture, id, input, reason, form });
      return { ...asked, mahramStays: data['mahram_stays'] === true, womenLeft: Number(data['women_left'] ?? 0) };
    } catch (error) {
      return { ...asked, error, mahramStays: false, womenLeft: 0 };
    }
  };

  const start = async (all: readonly Asked[]) => {
    isStopped.current = false;
    setStopping(false);
    setCut(undefined);
    for (const [at, asked] of all.entries()) {
      if (isStopped.current) break;
      setRun({ done: at, total: all.length });
      // One after the other, as each is to be stopped before the next.
      // oxlint-disable-next-line no-await-in-loop
      const ending = await endOne(asked);
      setEndings(before => ({ ...before, [asked.row.id]: ending }));
      if (ending.error === undefined || isOfOne(ending.error)) continue;
      setCut(ending.error);
      break;
    }
    await queryClient.invalidateQueries();
    setRun(undefined);
  };
  const stop = () => {
    isStopped.current = true;
    setStopping(true);
  };
  return { endings, run, cut, stopping, start, stop };
}
