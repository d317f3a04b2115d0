import { allowed } from '#catalog/engine/access/access.ts';
import type { Requirement } from '#catalog/hajj/fly/requirements.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { askingOf, type File, lacksOfFile } from './lacksOfFile.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

/** To whoever may not change a file, its pictures are not shown, whether there are any or not. */
const pictured: readonly Requirement[] = ['photo_taken', 'passport_complete'];

/** What the season asks for and a file still lacks; undefined as long as nobody can say. */
export function useLacks(file: File, season: SeasonOfFile): readonly Requirement[] | undefined {
  const who = usePrincipal();
  if (season === undefined) return undefined;
  const lacks = lacksOfFile(askingOf(season, file), file);
  return allowed(who, entities.hajj_passenger_info, 'edit') ? lacks : lacks.filter(one => !pictured.includes(one));
}
