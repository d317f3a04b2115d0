import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ImportReport, RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../useEntity.ts';
import { readTable } from './readTable.ts';
import { type Column, columnsOf, rowsOf, type SheetRow } from './recognise.ts';
import { sheetWords } from './sheetWords.ts';

interface Attempt {
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly report: ImportReport;
}

/** The host counts the rows that it was sent; the user looks for lines of the sheet. */
const inSheet = (report: ImportReport, rows: readonly SheetRow[]): ImportReport => ({
  ...report,
  rows: report.rows.map(row => ({ ...row, line: rows[row.line - 1]?.line ?? row.line })),
});

/** Reads a sheet, tries it on the host, and writes it when told to. */
export function useImport() {
  const entity = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState<Attempt>();
  const send = async (rows: readonly SheetRow[], commit: boolean) =>
    inSheet(await dataProvider.importRows(entity.route, { rows: rows.map(row => row.values), commit }), rows);
  const guarded = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      notify('crud.import.failed', { type: 'error', messageArgs: { reason: error instanceof Error ? error.message : '' } });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tryOut = (file: File) =>
    guarded(async () => {
      setAttempt(undefined);
      const [sheet, languages] = await Promise.all([readTable(file), sheetWords()]);
      const rows = rowsOf(entity, sheet, languages);
      setAttempt({ columns: columnsOf(entity, sheet, languages), rows, report: await send(rows, false) });
      return true;
    });
  const commit = ({ rows, columns }: Attempt) =>
    guarded(async () => {
      const report = await send(rows, true);
      setAttempt({ rows, columns, report });
      if (report.totals.error > 0) return false;
      notify('crud.import.done', { type: 'success', messageArgs: { ...report.totals } });
      refresh();
      return true;
    });
  return { busy, attempt, tryOut, commit };
}
