import { type RaRecord, useGetList } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { askedBeside } from '../ref/useLookUp.ts';
import { narrowing } from '../ref/cascade.ts';
import type { Column } from './Column.ts';

const first = { page: 1, perPage: 25 };

interface Sought {
  readonly entity: Entity;
  readonly column: Pick<Column, 'parent' | 'filter' | 'fits'>;
  /** What stands in the sibling that narrows the choice. */
  readonly parent: unknown;
  readonly text: string;
  readonly isOn: boolean;
}

interface FoundRecords {
  readonly records: readonly RaRecord[];
  /** The text that they were found by; undefined while they are still looked for. */
  readonly of: string | undefined;
  readonly failed?: boolean;
  /** Key of the words in place of records. */
  readonly says?: string;
}

/** Records that hold a text in what they are searched by, and stand below the sibling that narrows them. */
export function useFound({ entity, column, parent, text, isOn }: Sought): FoundRecords {
  const { parent: within, filter, fits = () => true } = column;
  const narrowed = within ? narrowing({ fields: { within } }, 'within', parent) : {};
  const {
    data: all = [],
    error,
    isPlaceholderData,
    isPending,
  } = useGetList(
    entity.route,
    {
      filter: { ...narrowed, ...filter, ...(text.trim() && { q: text.trim() }) },
      sort: { field: 'relevance', order: 'ASC' },
      pagination: first,
      ...askedBeside(entity),
    },
    { enabled: isOn, placeholderData: previous => previous, staleTime: 10_000 },
  );
  if (error) return { records: [], of: undefined, failed: true, says: 'crud.lookup_failed' };
  if (isPending) return { records: [], of: undefined, says: 'ra.message.loading' };
  const data = all.filter(fits);
  const of = isPlaceholderData ? undefined : text;
  return data.length === 0 && of !== undefined
    ? { records: [], of, says: 'crud.lines.no_match' }
    : { records: data, of };
}

/** The record that a text stands for: the only one found, the only one that begins so, or the one called so. */
export function theOne(entity: Entity, records: readonly RaRecord[], text: string): RaRecord | undefined {
  const sought = text.toLocaleLowerCase();
  const said = (record: RaRecord) =>
    [...entity.search, ...entity.title].map(name => String(record[name] ?? '').toLocaleLowerCase());
  const only = (fits: (words: string) => boolean) => {
    const fitting = records.filter(record => said(record).some(fits));
    return fitting.length === 1 ? fitting[0] : undefined;
  };
  return records.length === 1
    ? records[0]
    : (only(words => words === sought) ?? only(words => words.startsWith(sought)));
}
