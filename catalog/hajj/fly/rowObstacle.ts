import type { Obstacle } from '../../engine/violations/violation.ts';
import type { BoardRow } from './FlyBoard.ts';
import { passportObstacle } from './passportObstacle.ts';
import { requirementCodes } from './requirementCodes.ts';
import type { Requirement } from './requirements.ts';

/** How it is told of a pilgrim of a board that a requirement is missing. */
export function rowObstacle(requirement: Requirement, row: BoardRow): Obstacle {
  if (requirement === 'passport_valid') return passportObstacle(row.passport_until);
  return { code: (requirement === 'mahram_settled' && row.mahram_flaw) || requirementCodes[requirement] };
}

/** What a pilgrim of a board lacks, in the order of its requirements. */
export const lackedIn = (row: BoardRow, requirements: readonly Requirement[]): readonly Requirement[] =>
  requirements.filter((_, at) => row.standings[at] === 'missing');
