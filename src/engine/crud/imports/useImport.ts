import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { ImportReport, Progress, RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { agencyPhones } from '../../kinds/text/agencyPhones.ts';
import { useEntity } from '../../entity/useEntity.ts';
import { useReader } from '../../kinds/useReader.ts';
import { type Findings, findingsOf, withLost, withZeros } from './findings.ts';
import { inParts, type Sending } from './inParts.ts';
import { readTable } from '../../sheets/readTable.ts';
import { type Column, columnsOf, rowsOf, type SheetRow } from './recognise.ts';
import type { ColumnChoice, ColumnChoices, ColumnReading } from './columns/ColumnReading.ts';
import { readColumns, misreadIn, withColumns } from './columns/readColumns.ts';
import { epochOf } from './columns/epochOf.ts';
import { sheetWords } from './sheetWords.ts';

interface Attempt {
  readonly file: File;
  /** How its days and numbers are read, and what somebody has decided of that. */
  readonly readings: readonly ColumnReading[];
  readonly choices: ColumnChoices;
  readonly columns: readonly Column[];
  readonly rows: readonly SheetRow[];
  readonly report: ImportReport;
  readonly findings: Findings;
  /** Rows that were written before a later part of the sheet was refused or lost. */
  readonly written: number;
  /** Whether it can go on with the others as they are, since nothing was wrong with them. */
  readonly isCut: boolean;
}

/** What puts the zero of a phone number back; the rules of countries are fetched for a sheet with such a column. */
async function zeros(entity: Entity, columns: readonly Column[]): Promise<(text: string) => string | undefined> {
  const isCalled = columns.some(({ name }) => name !== undefined && entity.fields[name]?.kind === 'phone');
  const phones = isCalled ? await agencyPhones() : undefined;
  return phones?.withZero ?? (() => undefined);
}

/** Reads a sheet, tries it on the host, and writes it when told to. */
export function useImport() {
  const entity = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const reader = useReader();
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
  const tried = (file: File, choices: ColumnChoices) =>
    guarded(async () => {
      const [sheet, epoch, languages] = await Promise.all([
        readTable(file, { withTimes: true }),
        epochOf(file),
        sheetWords(),
      ]);
      const columns = columnsOf(entity, sheet, languages);
      const readings = readColumns(sheet, { entity, columns, reader, epoch, choices });
      const found = findingsOf(sheet, { entity, columns, withZero: await zeros(entity, columns) });
      const findings = { ...found, lost: [...found.lost, ...misreadIn(readings)] };
      const rows = withColumns(withZeros(rowsOf(entity, sheet, languages), findings), readings);
      const { report } = await send(rows, { commit: false });
      const told = { columns, readings, choices, findings, report: withLost(report, findings) };
      setAttempt({ file, rows, ...told, written: 0, isCut: false });
      return true;
    });
  const tryOut = (file: File) => {
    setAttempt(undefined);
    return tried(file, {});
  };
  /** Reads the sheet anew after a word about one of its columns. */
  const choose = ({ file, choices }: Attempt, name: string, choice: ColumnChoice) =>
    tried(file, { ...choices, [name]: { ...choices[name], ...choice } });
  const commit = (before: Attempt) =>
    guarded(async () => {
      const { report, written, failure } = await send(before.rows, { commit: true, ...(before.isCut && { before }) });
      const isWhole = report.totals.error === 0 && !failure;
      setAttempt({ ...before, report, written: isWhole ? 0 : written, isCut: failure !== undefined });
      if (written > 0) refresh();
      if (failure) tellFailure(failure);
      if (!isWhole) return false;
      notify('crud.import.done', { type: 'success', messageArgs: { ...report.totals } });
      return true;
    });
  const drop = () => setAttempt(undefined);
  return { busy, progress, waiting, attempt, tryOut, choose, commit, drop };
}
