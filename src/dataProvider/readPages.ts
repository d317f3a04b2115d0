import type { RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import type { Wanted } from './query.ts';
import type { RawPage } from './readList.ts';
import type { RecordReader } from './recordReader.ts';
import type { Host } from './send.ts';
import { rawPage } from './rawPage.ts';

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
  return { ...first, rows: rest.flatMap(page => page.rows) };
}

export interface RecordPage {
  readonly data: RaRecord[];
  readonly total: number;
  /** Told of a total alone that there are more than, and of what is a part of all records. */
  readonly meta?: { readonly isBounded?: true; readonly part?: string };
}

/** A page of records, read. */
export async function readPage(
  { host, readAll }: RecordReader,
  entity: Entity,
  wanted: Wanted & { signal?: AbortSignal | undefined },
): Promise<RecordPage> {
  const { rows, total, isBounded, part } = await wholePage(host, entity, wanted);
  return {
    data: await readAll(entity, rows),
    total,
    ...((isBounded || part) && { meta: { ...(isBounded && { isBounded }), ...(part && { part }) } }),
  };
}
