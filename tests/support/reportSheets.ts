import type { DrillDown, Narrowing, Report } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';

/** Parameters of a call for filters by the keys of a list. */
export const queryOf = (filter: Narrowing): string =>
  new URLSearchParams(
    Object.entries(filter).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  ).toString();

/** The call for the list behind a figure; undefined where something else stands there, or nothing. */
export const listBehind = (behind: DrillDown | undefined): string | undefined =>
  behind && 'list' in behind ? `${calls(entities[behind.list].name).all}?size=1&${queryOf(behind.filter)}` : undefined;

/** What a report has to be asked for, so that it can be made at all. */
export const leastAsked = ({ needs }: Report): string => (needs ? `${needs[0]}__in=1` : '');
