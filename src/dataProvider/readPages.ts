import { HttpError, type RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/defineEntity.ts';
import { calls } from '../../catalog/wire.ts';
import { listQuery, searchText, type Wanted } from './query.ts';
import { emptyPage, type RawPage, readList } from './readList.ts';
import type { RecordReader } from './recordReader.ts';
import { type Host, send } from './send.ts';

/** Some hosts answer a search without hits with 400 and a sentence; a broken filter names its field instead. */
const isNoHit = (error: unknown): boolean => error instanceof HttpError && error.status === 400 && !error.body?.errors;

/** One list or search call. */
export async function rawPage(
  host: Host,
  entity: Entity,
  wanted: Wanted & { signal?: AbortSignal | undefined },
): Promise<RawPage> {
  const searching = searchText(wanted.filter) !== null;
  const path = searching ? calls(entity.name).search : calls(entity.name).all;
  try {
    const page = readList(entity, await send(host, { path, query: listQuery(entity, wanted), signal: wanted.signal }));
    // Hosts of the family repeat their last page for ever.
    return page.page !== undefined && page.page < wanted.page ? { ...page, rows: [] } : page;
  } catch (error) {
    if (searching && isNoHit(error)) return emptyPage;
    throw error;
  }
}

/** Puts a page together from the smaller ones of a host that caps the size. */
async function wholePage(
  host: Host,
  entity: Entity,
  wanted: Wanted & { signal?: AbortSignal | undefined },
): Promise<RawPage> {
  const first = await rawPage(host, entity, wanted);
  const { size } = first;
  if (size === undefined || size >= wanted.size || size < 1) return first;
  const parts = Math.ceil(wanted.size / size);
  const from = (wanted.page - 1) * parts;
  const pages = Array.from({ length: parts }, (_, index) => from + index + 1).filter(
    page => (page - 1) * size < first.total,
  );
  const rest = await Promise.all(pages.map(page => rawPage(host, entity, { ...wanted, page, size })));
  return { rows: rest.flatMap(page => page.rows), total: first.total };
}

export interface RecordPage {
  readonly data: RaRecord[];
  readonly total: number;
}

/** A page of records, read. */
export async function readPage(
  { host, readAll }: RecordReader,
  entity: Entity,
  wanted: Wanted & { signal?: AbortSignal | undefined },
): Promise<RecordPage> {
  const { rows, total } = await wholePage(host, entity, wanted);
  return { data: await readAll(entity, rows), total };
}
