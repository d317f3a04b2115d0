import { isAsked } from '../columns/ColumnReading.ts';
import type { Choices } from '../Choices.ts';
import type { Prepared } from '../prepare.ts';

/** Whether a sheet may be tried: nothing is asked about it that its host could only refuse or guess. */
export const isReady = ({ missing, collisions, readings, isWithoutLines }: Prepared): boolean =>
  !isWithoutLines && missing.length === 0 && collisions.length === 0 && !isAsked(readings);

/** Whether nobody needs to look at the columns of a sheet: each is known, decided about, or has nothing to lose. */
export const isSure = (
  { proposals, missing, collisions, unmapped, valueMaps }: Prepared,
  { targets }: Pick<Choices, 'targets'>,
): boolean =>
  missing.length === 0 &&
  collisions.length === 0 &&
  unmapped.every(({ field, text }) => valueMaps[field]?.[text] !== undefined) &&
  proposals.every(({ at, confidence, samples }) => at in targets || confidence === 'sure' || samples.length === 0);
