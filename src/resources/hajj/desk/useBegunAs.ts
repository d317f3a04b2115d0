import { pick } from 'es-toolkit';
import { useGetOne } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import type { Trip } from './besideAt.ts';
import { ofDeparture } from './deskEntity.ts';
import { useDeskRights } from './useDeskRights.ts';

const { departure, hajj_passenger_info: pilgrim, season } = entities;

type Values = Readonly<Record<string, unknown>>;

/** A record that may be read; what cannot be loaded is left to whoever fills in the form. */
function useTold({ route }: { readonly route: string }, id: unknown, mayRead: boolean) {
  const { data, isLoading } = useGetOne(route, { id: Number(id) }, { enabled: mayRead && typeof id === 'number' });
  return { data, isLoading };
}

/**
 * With what the form begins for somebody who goes along with others: their departure where it still takes bookings, and
 * their type of pilgrimage. Undefined until that is known.
 */
export function useBegunAs(trip: Trip | undefined): Values | undefined {
  const who = usePrincipal();
  const rights = useDeskRights();
  const today = useToday();
  const file = useTold(pilgrim, trip?.file, rights.sees);
  const journey = useTold(departure, trip?.departure, rights.books && allowed(who, departure, 'show'));
  const of = useTold(season, journey.data?.['season'], allowed(who, season, 'show'));
  if (!trip) return {};
  if (file.isLoading || journey.isLoading || of.isLoading || today === undefined) return undefined;
  const type: unknown = file.data?.['pilgrim_type'];
  const byFile = typeof type === 'string' ? { pilgrim_type: type } : {};
  const { data: found } = journey;
  if (found?.['status'] !== 'open' || String(found['departure_date']) < today) return byFile;
  // Of a season that may not be read the host knows the type.
  const bySeason = typeof found['season'] === 'number' ? { pilgrim_type: of.data?.['pilgrim_type'] ?? null } : byFile;
  return { departure: found.id, ...pick(found, ofDeparture), ...bySeason };
}
