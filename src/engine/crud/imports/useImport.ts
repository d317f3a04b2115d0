import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { ImportReport, Progress, RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { inParts, type Sending } from './inParts.ts';
import { readTable } from './readTable.ts';
import { type Column, columnsOf, rowsOf, type SheetRow } from './recognise.ts';
import { sheetWords } from './sheetWords.ts';

interface Attempt {
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly report: ImportReport;
  /** Rows that were written before a later part of the sheet was refused or lost. */
  readonly written: number;
  /** Whether it can go on with the others as they are, since nothing was wrong with them. */
  readonly isCut: boolean;
}

/** Reads a sheet, tries it on the host, and writes it when told to. */
export function useImport() {
  const entity = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  const [waiting, setWaiting] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const send = (rows: readonly SheetRow[], how: Pick<Sending, 'commit' | 'before'>) =>
    inParts(rows, {
      ...how,
      onProgress: setProgress,
      send: part =>
        dataProvider
          .importRows(entity.route, {
            rows: part.map(row => row.values),
            commit: how.commit,
            onWaiting: () => setWaiting(true),
          })
          .finally(() => setWaiting(false)),
    });
  const tellFailure = (error: unknown) => {
    const message = messageOf(error);
    notify('crud.import.failed', { type: 'error', messageArgs: { reason: translate(message, { _: message }) } });
  };
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
      const { report } = await send(rows, { commit: false });
      setAttempt({ columns: columnsOf(entity, sheet, languages), rows, report, written: 0, isCut: false });
      return true;
    });
  const commit = ({ rows, columns, ...before }: Attempt) =>
    guarded(async () => {
      const { report, written, failure } = await send(rows, { commit: true, ...(before.isCut && { before }) });
      const isWhole = report.totals.error === 0 && !failure;
      setAttempt({ rows, columns, report, written: isWhole ? 0 : written, isCut: failure !== undefined });
      if (written > 0) refresh();
      if (failure) tellFailure(failure);
      if (!isWhole) return false;
      notify('crud.import.done', { type: 'success', messageArgs: { ...report.totals } });
      return true;
    });
  return { busy, progress, waiting, attempt, tryOut, commit };
}
