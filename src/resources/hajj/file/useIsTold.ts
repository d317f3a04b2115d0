import type { RaRecord } from 'react-admin';
import { useBookingsOfFile } from '../bookings/useBookingsOfFile.ts';
import { useAskedSeason } from './useSeasonOfFile.ts';

/** Whether all has come that the cards of a file tell, or has failed to: they stand at once, each with its height. */
export function useIsTold(file: RaRecord): boolean {
  const bookings = useBookingsOfFile(file);
  const { isLoading } = useAskedSeason(file);
  return !bookings.isLoading && !isLoading;
}
