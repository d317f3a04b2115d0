import { useGetList } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { AMONG } from '#catalog/engine/wire.ts';
import { date } from '#catalog/engine/fields.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';

const { departure, ledger_account: ledger } = entities;
const DAY = date();

interface Option {
  readonly id: number;
  readonly title: string;
}

/** What may be chosen for a booking beside its outcome, as far as its reader may. */
export interface Offered {
  readonly departures: readonly Option[];
  /** None where nobody may give money back. */
  readonly tills: readonly Option[];
  readonly mayCharge: boolean;
}

/** Departures that take others, the next one first; tills; and whether a fee may be said. */
export function useOffered(id: number): Offered {
  const reader = useReader();
  const who = usePrincipal();
  const mayRefund = mayPerform(who, commandOf('refund_booking')) && allowed(who, ledger, 'list');
  const { data: departures = [] } = useGetList(departure.route, {
    filter: { status: 'open' },
    sort: { field: 'departure_date', order: 'ASC' },
    pagination: { page: 1, perPage: 200 },
  });
  const { data: tills = [] } = useGetList(
    ledger.route,
    {
      filter: { [AMONG]: 'money' },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: mayRefund },
  );
  const dayOf = (one: Readonly<Record<string, unknown>>) => valueText(DAY, one['departure_date'], reader);
  const freeOn = (one: Readonly<Record<string, unknown>>) =>
    reader.translate('cancelPages.free', { smart_count: Number(one['seats']) - Number(one['booked']) });
  return {
    departures: departures
      .filter(one => one.id !== id)
      .map(one => ({ id: Number(one.id), title: `${titleOf(departure, one)} · ${dayOf(one)} · ${freeOn(one)}` })),
    tills: tills.map(one => ({ id: Number(one.id), title: titleOf(ledger, one) })),
    mayCharge: mayPerform(who, commandOf('reprice_booking')),
  };
}
