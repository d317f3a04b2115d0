import { type RaRecord, useGetOne } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { hasEnded } from '../bookings/hasEnded.ts';
import type { File } from './lacksOfFile.ts';

/** Null of a file without one; undefined as long as it is not known, or where its reader may not see it. */
export type SeasonOfFile = RaRecord | null | undefined;

/** The season of a file that is still under way, and whether it is being asked for. */
export function useAskedSeason(file: File): { readonly season: SeasonOfFile; readonly isLoading: boolean } {
  const who = usePrincipal();
  const { season: id } = file;
  const isAsked = typeof id === 'number' && !hasEnded(file) && allowed(who, season, 'show');
  const { data, isLoading } = useGetOne(season.route, { id: Number(id) }, { enabled: isAsked });
  return { season: typeof id === 'number' ? data : null, isLoading };
}

/** The season of a file that is still under way. */
export const useSeasonOfFile = (file: File): SeasonOfFile => useAskedSeason(file).season;
