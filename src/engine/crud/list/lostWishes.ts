import { type Report, parameterKeys } from '#catalog/engine/defineReport.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { OF_RUN } from '#catalog/engine/importRuns.ts';
import { AMONG } from '#catalog/engine/wire.ts';
import { OWN_ORDER } from '#src/dataProvider/reportCalls.ts';
import { readFilterKey } from './filterKeys.ts';
import type { ListWish } from '../../entity/listPath.ts';

/** What a list can be narrowed and sorted by. */
export interface Askable {
  /** Whether it can be narrowed by a filter of this key, such as `departure_date__gte`. */
  narrowedBy(key: string): boolean;
  sortedBy(field: string): boolean;
}

const searched = new Set(['q', 'search', 'keyword', OF_RUN]);
/** What the host keeps of every record and compares, beside what a list shows of it. */
const kept = new Set(['created_by', 'updated_by']);

const nameOf = (key: string): string => key.split('__')[0] ?? key;

export const askableOfList = (entity: Entity): Askable => ({
  narrowedBy(key) {
    if (searched.has(key) || kept.has(nameOf(key))) return true;
    if (key === AMONG) return entity.selections !== undefined;
    const field = readFilterKey(entity, key)?.field;
    return field !== undefined && !field.sealed && field.kind !== 'password';
  },
  sortedBy: field => kept.has(field) || readFilterKey(entity, field) !== undefined,
});

export function askableOfReport(report: Report): Askable {
  const keys = new Set(parameterKeys(report).map(([key]) => key));
  return {
    narrowedBy: key => keys.has(key),
    sortedBy: field => field === OWN_ORDER || field in report.columns,
  };
}

/** Filters and fields of the order that a list no longer knows, as an address or a view from earlier may have them. */
export const lostIn = ({ narrowedBy, sortedBy }: Askable, { filter = {}, sort }: ListWish): string[] => [
  ...Object.keys(filter).filter(key => !narrowedBy(key)),
  ...(sort && !sortedBy(sort.field) ? [sort.field] : []),
];

/** The same wish without them. */
export function knownOf<W extends ListWish>({ narrowedBy, sortedBy }: Askable, { filter, sort, ...wish }: W) {
  return {
    ...wish,
    ...(filter && { filter: Object.fromEntries(Object.entries(filter).filter(([key]) => narrowedBy(key))) }),
    ...(sort && sortedBy(sort.field) && { sort }),
  };
}
