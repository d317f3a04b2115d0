import { useRef, useState } from 'react';
import { useDataProvider, useGetResourceLabel, useListContext, useNotify } from 'react-admin';
import type { Progress, RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useReader } from '../../kinds/useReader.ts';
import { useEntity } from '../useEntity.ts';
import { type Cell, heads, toCells } from './exportTable.ts';
import { type Format, offer, toFile } from './writeFile.ts';

/** Writes the whole result of the list to a file, page by page; can be cancelled on the way. */
export function useExport() {
  const entity = useEntity();
  const reader = useReader();
  const { filterValues, sort } = useListContext();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const label = useGetResourceLabel();
  const notify = useNotify();
  const [progress, setProgress] = useState<Progress>();
  const stop = useRef(new AbortController());
  const collect = async (names: readonly string[], { signal }: AbortController): Promise<Cell[][]> => {
    const table: Cell[][] = [heads(names, reader)];
    const pages = await dataProvider.everyPage(entity.route, { filter: filterValues, sort }, setProgress, signal);
    for await (const rows of pages) {
      signal.throwIfAborted();
      table.push(...(await toCells({ entity, names }, rows, { reader, dataProvider })));
    }
    return table;
  };
  const run = async (names: readonly string[], format: Format): Promise<boolean> => {
    const controller = (stop.current = new AbortController());
    setProgress({ done: 0, total: 0 });
    try {
      offer(await toFile(format, await collect(names, controller)), label(entity.route, 2), format);
      return true;
    } catch {
      notify(controller.signal.aborted ? 'crud.export.cancelled' : 'crud.export.failed', { type: controller.signal.aborted ? 'info' : 'error' });
      return false;
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, run, cancel: () => stop.current.abort() };
}
