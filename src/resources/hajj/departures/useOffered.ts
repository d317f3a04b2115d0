import { uniq } from 'es-toolkit';
import { useMemo } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { AMONG } from '#catalog/engine/wire.ts';
import { date, money } from '#catalog/engine/fields.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import type { Cancelling } from '#catalog/hajj/departures/Cancelling.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const { departure, ledger_account: ledger, tour_package: trip } = entities;
const DAY = date();
const AMOUNT = money();
const NONE: readonly RaRecord[] = [];

interface Option {
  readonly id: number;
  readonly title: string;
}

/** What somebody pays there, in one room and in another. */
interface Prices {
  readonly price: string;
  readonly rooms: readonly { readonly room_type: string; readonly price: string }[];
}

/** What may be chosen for a booking beside its outcome, as far as its reader may. */
export interface Offered {
  readonly departures: readonly (Option & { readonly prices?: Prices | undefined })[];
  /** None where nobody may give money back. */
  readonly tills: readonly Option[];
  readonly mayCharge: boolean;
}

/** Departures of its season that take others, the next one first; tills; and whether a fee may be said. */
export function useOffered({ id, season }: Pick<Cancelling, 'id' | 'season'>): Offered {
  const { locale, translate } = useReader();
  const who = usePrincipal();
  const mayRefund = mayPerform(who, commandOf('refund_booking')) && allowed(who, ledger, 'list');
  const { data: departures = NONE } = useGetList(departure.route, {
    filter: { status: 'open', ...(season !== null && { season }) },
    sort: { field: 'departure_date', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  const trips = uniq(departures.map(one => Number(one['tour_package'])));
  const mayPrice = allowed(who, trip, 'list') && trips.length > 0;
  const { data: packages = NONE } = useGetMany(trip.route, { ids: trips }, { enabled: mayPrice });
  const { data: tills = NONE } = useGetList(
    ledger.route,
    {
      filter: { [AMONG]: 'money' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: mayRefund },
  );
  const mayCharge = mayPerform(who, commandOf('reprice_booking'));
  // The same until it changes: a row that has nothing new is not drawn anew.
  return useMemo(() => {
    const pricesIn = (one: RaRecord): Prices | undefined => {
      const found = packages.find(({ id: known }) => known === one['tour_package']);
      return typeof found?.['price'] === 'string'
        ? { price: found['price'], rooms: found['room_prices'] ?? [] }
        : undefined;
    };
    const titleIn = (one: RaRecord): string => {
      const day = valueText(DAY, one['departure_date'], { locale, translate });
      const free = Number(one['seats']) - Number(one['booked']);
      const prices = pricesIn(one);
      return [
        titleOf(departure, one),
        day,
        ...(prices ? [valueText(AMOUNT, prices.price, { locale, translate })] : []),
        translate('cancelPages.free', { smart_count: free }),
      ].join(' · ');
    };
    return {
      departures: departures
        .filter(one => one.id !== id)
        .map(one => ({ id: Number(one.id), title: titleIn(one), prices: pricesIn(one) })),
      tills: tills.map(one => ({ id: Number(one.id), title: titleOf(ledger, one) })),
      mayCharge,
    };
  }, [departures, packages, tills, id, mayCharge, locale, translate]);
}
