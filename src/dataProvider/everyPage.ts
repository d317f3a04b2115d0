import { HttpError, type Identifier, type RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { MAX_SIZE } from '../../catalog/engine/wire.ts';
import { readPage, type RecordPage } from './readPages.ts';
import type { RecordReader } from './recordReader.ts';
import type { EveryPageParams, Progress } from './RihlaDataProvider.ts';

export interface Walk extends EveryPageParams {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Ask = (wanted: Partial<EveryPageParams> & { readonly page?: number }) => Promise<RecordPage>;

const newestFirst = { field: 'id', order: 'DESC' } as const;

/** What was read is not the whole list, so whoever asked for the whole must not take it for one. */
const incomplete = (): HttpError => new HttpError('shell.failures.incomplete', 409, { code: 'incomplete' });

const isLast = ({ data, total }: RecordPage): boolean => data.length < MAX_SIZE && data.length >= total;

const lowest = (rows: readonly RaRecord[]): number => Math.min(...rows.map(({ id }) => Number(id)));

/**
 * By page number, for hosts that ignore the bound: their rows may move from page to page, so all must have been seen.
 */
async function* numbered(ask: Ask, first: RecordPage): AsyncGenerator<RaRecord[], void, undefined> {
  const seen = new Set<Identifier>();
  let { data, total } = first;
  for (let page = 2; data.length > 0; page += 1) {
    const fresh = data.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    if (fresh.length > 0) yield fresh;
    if (seen.size >= total) break;
    const next = await ask({ sort: newestFirst, page });
    if (next.total !== total) throw incomplete();
    ({ data, total } = next);
  }
  if (seen.size !== total) throw incomplete();
}

/**
 * From the newest record down, each page below the lowest id of the one before: what is added or deleted meanwhile
 * moves no other record from one page to the next, as it would under page numbers.
 */
async function* downwards(ask: Ask, filter: EveryPageParams['filter']): AsyncGenerator<RaRecord[], void, undefined> {
  const first = await ask({ sort: newestFirst });
  let page = first;
  while (page.data.length > 0) {
    const bound = lowest(page.data) - 1;
    const next = isLast(page) ? undefined : await ask({ sort: newestFirst, filter: { ...filter, id__lte: bound } });
    if (next?.data.some(({ id }) => Number(id) > bound)) {
      yield* numbered(ask, first);
      return;
    }
    yield page.data;
    if (!next) return;
    page = next;
  }
  if (page.total > 0) throw incomplete();
}

/** The whole result of a list: in its order when it fits on one page, else from the newest record down. */
export async function* everyPage(
  reader: RecordReader,
  entity: Entity,
  { filter, sort, onProgress, signal }: Walk,
): AsyncGenerator<RaRecord[], void, undefined> {
  const ask: Ask = wanted => readPage(reader, entity, { page: 1, size: MAX_SIZE, filter, sort, signal, ...wanted });
  const whole = await ask({});
  let done = 0;
  for await (const rows of isLast(whole) ? [whole.data] : downwards(ask, filter)) {
    signal?.throwIfAborted();
    done += rows.length;
    onProgress?.({ done, total: Math.max(done, whole.total) });
    if (rows.length > 0) yield rows;
  }
}

/** The ids of a list in its order. Of records that come and go meanwhile some may stand twice or be missing. */
export async function idsInOrder(
  reader: RecordReader,
  entity: Entity,
  { filter, sort, signal }: Walk,
): Promise<Identifier[]> {
  const ids: Identifier[] = [];
  for (let page = 1, total = 1; ids.length < total; page += 1) {
    const { data, total: all } = await readPage(reader, entity, {
      page,
      size: MAX_SIZE,
      sort,
      filter,
      signal,
      fields: ['id'],
    });
    if (data.length === 0) break;
    ids.push(...data.map(({ id }) => id));
    total = all;
  }
  return ids;
}
