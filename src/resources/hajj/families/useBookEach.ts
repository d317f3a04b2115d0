import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { BOOKING_OFFER, type BookingOffer } from '#catalog/hajj/bookings/BookingOffer.ts';
import { proposedPlan } from '#catalog/hajj/bookings/packagePlan.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { isOfOne } from '../dialogs/isOfOne.ts';

const confirm = commandOf('confirm_booking');

/** What is wished for all of them. */
export interface Wish {
  readonly departure: number;
  readonly roomType: string | null;
  readonly today: string;
  readonly confirms: boolean;
  /** Who pays for all: a party, or whoever of them pays for their own booking; null where each pays for themselves. */
  readonly payer: { readonly member: number; readonly party: number | null } | null;
}

/** What became of one: the booking that was made, and why it, or its confirmation, was refused. */
export interface Outcome {
  readonly made?: RaRecord | undefined;
  readonly error?: unknown;
}

/** Of one booking and its confirmation, each of which goes under a key of its own however often it is sent. */
interface Attempt {
  readonly create: object;
  readonly confirm: object;
  data?: object;
  made?: RaRecord;
}

/**
 * Books members one after the other, each in calls of its own: whatever stops it, those that are booked are booked.
 * Begun again after a lost answer it goes on with the others under the same keys.
 */
export function useBookEach() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const queryClient = useQueryClient();
  const [outcomes, setOutcomes] = useState<Readonly<Record<number, Outcome>>>({});
  const [isRunning, setRunning] = useState(false);
  /** Why it has stopped before its end. */
  const [cut, setCut] = useState<unknown>();
  const attempts = useRef(new Map<number, Attempt>());

  /** A new booking as its form would begin it, with the instalments of the package. */
  const begin = async (file: number, { departure, roomType, today }: Wish, party: number | null) => {
    const asked = new URLSearchParams({
      departure: String(departure),
      pilgrim: String(file),
      ...(roomType !== null && { room_type: roomType }),
    });
    const offer = await dataProvider.ask<BookingOffer>(`${BOOKING_OFFER}?${asked}`);
    const bounds = { whole: toMinor(offer.price), from: today, to: offer.departure_date };
    const instalments = proposedPlan(offer.plan, bounds).map(one => ({ ...one, amount: fromMinor(one.amount) }));
    return { booking_date: today, departure, pilgrim: file, room_type: roomType, party, instalments };
  };

  const bookOne = async (file: number, wish: Wish, party: number | null): Promise<Outcome> => {
    const attempt: Attempt = attempts.current.get(file) ?? { create: {}, confirm: {} };
    attempts.current.set(file, attempt);
    try {
      attempt.data ??= await begin(file, wish, party);
      const { data } = attempt;
      const meta = { form: attempt.create };
      const made: RaRecord = attempt.made ?? (await dataProvider.create(booking.route, { data, meta })).data;
      attempt.made = made;
      if (!wish.confirms) return { made };
      const given = { command: confirm, id: made.id, input: {}, form: attempt.confirm };
      return { made: (await dataProvider.perform(booking.route, given)).data };
    } catch (error) {
      return { made: attempt.made, error };
    }
  };

  const start = async (members: readonly FamilyFile[], wish: Wish) => {
    setRunning(true);
    setCut(undefined);
    const { payer } = wish;
    let party = payer?.party ?? null;
    const known = { ...outcomes };
    for (const { id } of members) {
      // One after the other: the first may be who pays for the others, and no two ask for the same seats.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = known[id] ?? (await bookOne(id, wish, party));
      if (outcome.error !== undefined && !isOfOne(outcome.error)) {
        setCut(outcome.error);
        break;
      }
      known[id] = outcome;
      setOutcomes({ ...known });
      if (payer?.member !== id || party !== null) continue;
      if (!outcome.made) break;
      party = Number(outcome.made['party']);
    }
    await queryClient.invalidateQueries();
    setRunning(false);
  };
  return { outcomes, isRunning, cut, start };
}
