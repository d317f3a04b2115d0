import { HttpError } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { listQuery, searchText, type Wanted } from './query.ts';
import { emptyPage, type RawPage, readList } from './readList.ts';
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
