import type { DrillDown, Narrowing } from '../../catalog/defineReport.ts';
import { entities } from '../../catalog/entities.ts';
import { calls } from '../../catalog/wire.ts';

/** Parameters of a call for filters by the keys of a list. */
const queryOf = (filter: Narrowing): string =>
  new URLSearchParams(
    Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  ).toString();

/** The call for the list behind a figure. */
export const listBehind = ({ list, filter }: DrillDown): string =>
  `${calls(entities[list].name).all}?size=1&${queryOf(filter)}`;
