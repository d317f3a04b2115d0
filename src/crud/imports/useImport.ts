import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ImportReport, Progress, RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../useEntity.ts';
import { inParts } from './inParts.ts';
import { readTable } from './readTable.ts';
import { type Column, columnsOf, rowsOf, type SheetRow } from './recognise.ts';
import { sheetWords } from './sheetWords.ts';

interface Attempt {
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly report: ImportReport;
  /** Rows that were written before a later part of the sheet was refused. */
  readonly written: number;
}

/** Reads a sheet, tries it on the host, and writes it when told to. */
export function useImport() {
  const entity = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [waiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const send = (rows: readonly SheetRow[], commit: boolean) =>
    inParts(rows, {
      commit,
      onProgress: setProgress,
      send: part =>
        dataProvider
          .importRows(entity.route, { rows: part.map(row => row.values), commit, onWaiting: () => setWaiting(true) })
          .finally(() => setWaiting(false)),
    });
  const tellFailure = (error: unknown) =>
    notify('crud.import.failed', {
      type: 'error',
      messageArgs: { reason: error instanceof Error ? error.message : '' },
    });
  const guarded = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  const tryOut = (file: File) =>
    guarded(async () => {
      setAttempt(undefined);
      const [sheet, languages] = await Promise.all([readTable(file), sheetWords()]);
      const rows = rowsOf(entity, sheet, languages);
      const { report } = await send(rows, false);
      setAttempt({ columns: columnsOf(entity, sheet, languages), rows, report, written: 0 });
      return true;
    });
  const commit = ({ rows, columns }: Attempt) =>
    guarded(async () => {
      const { report, written, failure } = await send(rows, true);
      const isWhole = report.totals.error === 0 && !failure;
      setAttempt({ rows, columns, report, written: isWhole ? 0 : written });
      if (written > 0) refresh();
      if (failure) tellFailure(failure);
      if (!isWhole) return false;
      notify('crud.import.done', { type: 'success', messageArgs: { ...report.totals } });
      return true;
    });
  return { busy, progress, waiting, attempt, tryOut, commit };
}
