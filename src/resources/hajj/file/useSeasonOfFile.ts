import { type RaRecord, useGetOne } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { hasEnded } from '../bookings/hasEnded.ts';
import type { File } from './lacksOfFile.ts';

/** Null of a file without one; undefined as long as it is not known, or where its reader may not see it. */
export type SeasonOfFile = RaRecord | null | undefined;

/** The season of a file that is still under way. */
export function useSeasonOfFile(file: File): SeasonOfFile {
  const who = usePrincipal();
  const { season: id } = file;
  const isAsked = typeof id === 'number' && !hasEnded(file) && allowed(who, season, 'show');
  const { data } = useGetOne(season.route, { id: Number(id) }, { enabled: isAsked });
  return typeof id === 'number' ? data : null;
}
