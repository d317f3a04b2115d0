import { sortBy } from 'es-toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useGetResourceLabel, useListContext, useNotify } from 'react-admin';
import type { Row } from '#catalog/engine/sheets/Cell.ts';
import type { Progress, RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useReader } from '../kinds/useReader.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { useEntity } from '../entity/useEntity.ts';
import { heads, toCells } from './exportTable.ts';
import { idHead, ownMark } from './ownMark.ts';
import { type Format, offer, toFile } from './writeFile.ts';

/** Writes the whole result of the list to a file, page by page. Ends when it is cancelled, or its page is left. */
export function useExport() {
  const entity = useEntity();
  const reader = useReader();
  const { filterValues: filter, sort } = useListContext();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const label = useGetResourceLabel();
  const notify = useNotify();
  const today = useToday();
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort('left'), []);

  const collect = async (names: readonly string[], signal: AbortSignal): Promise<Row[]> => {
    const rows: Row[] = [];
    let pages = 0;
    for await (const records of await dataProvider.everyPage(entity.route, { filter, sort }, setProgress, signal)) {
      rows.push(...(await toCells({ entity, names }, records, { reader, dataProvider, signal })));
      signal.throwIfAborted();
      pages += 1;
    }
    if (pages < 2 || (sort.field === 'id' && sort.order === 'DESC')) return rows;
    // Several pages come newest first, since no other order keeps them whole while records are added and deleted.
    const ids = await dataProvider.idsInOrder(entity.route, { filter, sort }, signal);
    const places = new Map(ids.map((id, place) => [Number(id), place]));
    return sortBy(rows, [([id]) => places.get(Number(id?.text)) ?? ids.length]);
  };

  const run = async (names: readonly string[], format: Format): Promise<boolean> => {
    const { signal } = (stop.current = new AbortController());
    setProgress({ done: 0, total: 0 });
    try {
      const head = idHead(await ownMark(entity));
      const rows = await collect(names, signal);
      const file = await toFile(format, { heads: [head, ...heads(names, reader)], rows, locale: reader.locale });
      signal.throwIfAborted();
      const about = { title: label(entity.route, 2), day: today ?? '', smart_count: rows.length };
      offer(file, reader.translate('crud.export.file', about), format);
      return true;
    } catch (error) {
      if (signal.reason === 'left') return false;
      const message = error instanceof Error ? error.message : '';
      const reason = reader.translate(message, { _: message });
      if (signal.aborted) notify('crud.export.cancelled', { type: 'info' });
      else notify('crud.export.failed', { type: 'error', messageArgs: { reason } });
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, run, cancel: () => stop.current.abort('cancelled') };
}
