import { omit } from 'es-toolkit';
import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { ImportReport, Progress, RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { useEntity } from '../entity/useEntity.ts';
import { useReader } from '../kinds/useReader.ts';
import { isOwnHead, ownMark } from '../exports/ownMark.ts';
import { readTable } from '../sheets/readTable.ts';
import { isReady, isSure } from './assign/isReady.ts';
import { type Choices, noChoices } from './Choices.ts';
import { epochOf } from './columns/epochOf.ts';
import { withLost } from './findings.ts';
import { inSheet } from './inSheet.ts';
import { type Prepared, prepare, type Source } from './prepare.ts';
import { sheetWords } from './sheetWords.ts';
import { useKeptChoices } from './useKeptChoices.ts';

/** A sheet on its way: what it says, what somebody has decided of it, and what the host says of that. */
export interface Draft {
  readonly source: Source;
  readonly choices: Choices;
  readonly prepared: Prepared;
  /** Under which what is decided of it is kept for the next sheet with its heads. */
  readonly keptAs: string;
  /** Nobody has to look at its columns any more: they are sure, or their user has had them checked. */
  readonly isChecked: boolean;
  /** The day of the last import whose decisions are taken over. */
  readonly asOn?: string;
  /** What an import of just these rows would do; absent until it was tried. */
  readonly report?: ImportReport;
  /** What has been written. */
  readonly result?: ImportReport;
}

/** Sheets of at most this many rows are tried anew at each choice; larger ones when their user says so. */
const TRIED_AT_ONCE = 500;

/** What the host would say of no rows, which it is not asked about. */
const nothing: ImportReport = { rows: [], totals: { create: 0, update: 0, unchanged: 0, error: 0 }, made: [] };

/** Reads a sheet, tries it on the host as often as somebody decides something else, and writes it when told to. */
export function useImport() {
  const entity = useEntity();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const refresh = useRefresh();
  const reader = useReader();
  const kept = useKeptChoices();
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Progress>();
  /** Imports of others that come first. */
  const [before, setBefore] = useState(0);
  const [draft, setDraft] = useState<Draft>();
  const running = useRef<AbortController>(undefined);
  const send = async ({ source, choices, prepared }: Draft, commit: boolean): Promise<ImportReport> => {
    if (prepared.rows.length === 0) return nothing;
    running.current = new AbortController();
    const report = await dataProvider.importRows(entity.route, {
      rows: prepared.rows.map(row => row.values),
      commit,
      keys: prepared.keys,
      make: choices.make,
      sheet: source.file.name,
      lines: prepared.rows.map(row => row.line),
      leftOut: choices.left.length,
      signal: running.current.signal,
      onWaiting: setBefore,
      onProgress: told => {
        setBefore(0);
        setProgress(told);
      },
    });
    return withLost(inSheet(report, prepared.rows), prepared.findings);
  };
  const tellFailure = (error: unknown) => {
    if (running.current?.signal.aborted) return;
    const message = messageOf(error);
    notify('crud.import.failed', { type: 'error', messageArgs: { reason: translate(message, { _: message }) } });
  };
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
      setProgress(undefined);
      setBefore(0);
    }
  };
  /** Shows a draft, and what the host says of it if that may be asked. */
  const tried = async (next: Draft) => {
    setDraft(next);
    if (isReady(next.prepared)) setDraft({ ...next, report: await send(next, false) });
  };
  const prepared = (source: Source, choices: Choices) => prepare(source, { entity, reader, choices });
  const begun = async (source: Source): Promise<Draft> => {
    const first = await prepared(source, noChoices);
    const keptAs = kept.keyOf(first);
    const last = kept.recall(keptAs);
    if (!last) return { source, choices: noChoices, prepared: first, keptAs, isChecked: isSure(first, noChoices) };
    const { choices, day: asOn } = last;
    const again = await prepared(source, choices);
    return { source, choices, prepared: again, keptAs, asOn, isChecked: isSure(again, choices) };
  };
  const tryOut = (file: File) => {
    setDraft(undefined);
    return guarded(async () => {
      const [sheet, epoch, languages, mark] = await Promise.all([
        readTable(file, { withTimes: true }),
        epochOf(file),
        sheetWords(),
        ownMark(entity),
      ]);
      const isOurs = (head: string) => isOwnHead(head, mark);
      const next = await begun({ file, sheet, epoch, languages, isOurs });
      if (next.isChecked) await tried(next);
      else setDraft(next);
    });
  };
  /** Reads the sheet anew after a decision. */
  const decide = (given: Draft, decision: Partial<Choices>) =>
    guarded(async () => {
      const choices = { ...given.choices, ...decision };
      const next = { ...omit(given, ['report']), choices, prepared: await prepared(given.source, choices) };
      if (next.isChecked && next.prepared.rows.length <= TRIED_AT_ONCE) await tried(next);
      else setDraft(next);
    });
  /** Forgets what was decided, now and the last time. */
  const startAnew = ({ source, keptAs }: Draft) =>
    guarded(async () =>
      setDraft({ source, keptAs, choices: noChoices, prepared: await prepared(source, noChoices), isChecked: false }),
    );
  const check = (given: Draft) => guarded(() => tried({ ...given, isChecked: true }));
  const commit = (given: Draft) =>
    guarded(async () => {
      const report = await send(given, true);
      const isWritten = report.totals.error === 0;
      setDraft({ ...given, report, ...(isWritten && { result: report }) });
      if (!isWritten) return;
      kept.keep(given.keptAs, reader.today ?? new Date().toISOString().slice(0, 10), given);
      refresh();
      notify('crud.import.done', { type: 'success', messageArgs: { ...report.totals } });
    });
  const stop = () => running.current?.abort();
  const drop = () => setDraft(undefined);
  return { busy, progress, before, draft, tryOut, decide, startAnew, check, commit, stop, drop };
}
