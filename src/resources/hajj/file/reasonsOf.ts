import { uniqBy } from 'es-toolkit';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { passportObstacle } from '#catalog/hajj/fly/passportObstacle.ts';
import { askedBefore, requirementCodes } from '#catalog/hajj/fly/requirementCodes.ts';
import { passportUntil, type Requirement } from '#catalog/hajj/fly/requirements.ts';
import type { AvailableCommand } from '#catalog/registry/availableCommands.ts';
import { askingOf, type File, lacksOfFile } from './lacksOfFile.ts';
import type { SeasonOfFile } from './useSeasonOfFile.ts';

const asksOf = (verb: string): readonly Requirement[] =>
  Object.hasOwn(askedBefore, verb) ? askedBefore[verb as keyof typeof askedBefore] : [];

function lacksBefore(verb: string, file: File, season: RaSeason): Obstacle[] {
  const asking = askingOf(season, file);
  const until = passportUntil(asking.policy, file);
  return lacksOfFile(asking, file)
    .filter(one => asksOf(verb).includes(one))
    .map((one): Obstacle => {
      return one === 'passport_valid' ? passportObstacle(until) : { code: requirementCodes[one] };
    });
}
type RaSeason = Exclude<SeasonOfFile, undefined>;

/**
 * Everything that keeps a file from a step. The host tells the first that it meets; what the file and its season show
 * besides is told with it, so that nobody mends one thing to be told of the next.
 */
export function reasonsOf(
  { command, blocked, ...told }: AvailableCommand,
  file: File,
  season: SeasonOfFile,
): Obstacle[] {
  if (!blocked) return [];
  const first: Obstacle = { code: blocked, ...told };
  if (blocked === 'no_right') return [first];
  const guarded = (command.guards ?? []).flatMap(({ code, holds }): Obstacle[] => (holds(file) ? [] : [{ code }]));
  const asked = season === undefined ? [] : lacksBefore(command.verb, file, season);
  return uniqBy([...guarded, first, ...asked], ({ code }) => code);
}
