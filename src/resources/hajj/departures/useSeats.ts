import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { type DepartureSeats, departureSeatsPath } from '#catalog/hajj/departures/DepartureSeats.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

/** Who is booked on a departure, or still away, as it is when somebody asks: nobody decides by what was true before. */
export function useSeats(id: number | string) {
  const { ask } = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: [departure.route, 'seats', String(id)],
    queryFn: () => ask<DepartureSeats>(departureSeatsPath(id)),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
}
