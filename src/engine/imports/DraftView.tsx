import { useEffect, useRef } from 'react';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { AssignStep } from './assigning/AssignStep.tsx';
import { NotReady } from './assigning/NotReady.tsx';
import { CellFindings } from './CellFindings.tsx';
import type { Choices } from './Choices.ts';
import { AskedColumns } from './columns/AskedColumns.tsx';
import { ColumnReadings } from './columns/ColumnReadings.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportReportView } from './ImportReportView.tsx';
import { wholeVouchers } from './linesOf/wholeVouchers.ts';
import { RestButton } from './problems/RestButton.tsx';
import { useReasons } from './problems/useReasons.ts';
import type { Draft } from './useImport.ts';

interface DraftViewProps {
  /** Of the dialogue; begins the ids of what says why it cannot go on. */
  readonly id: string;
  readonly draft: Draft;
  readonly busy: boolean;
  onDecide(decision: Partial<Choices>): void;
  onStartAnew(): void;
  onClose(): void;
}

/** What a sheet says, what is asked of it and what the host says of it; once it is written, what came of it. */
export function DraftView({ id, draft, busy, onDecide, onStartAnew, onClose }: DraftViewProps) {
  const translate = useTranslate();
  const reasons = useReasons(draft);
  const { source, prepared, choices, report, result } = draft;
  const headLine = prepared.table.head + 1;
  const verdict = useRef<HTMLDivElement>(null);
  // What the host says stands below all that was asked.
  useEffect(() => {
    if (report && verdict.current?.scrollIntoView) verdict.current.scrollIntoView({ block: 'start' });
  }, [report]);
  if (result)
    return (
      <ImportDone draft={draft} onClose={onClose}>
        <RestButton
          source={source}
          lines={wholeVouchers(choices.left, prepared.lines?.vouchers)}
          reasons={reasons}
          headLine={headLine}
        />
      </ImportDone>
    );
  return (
    <>
      <AssignStep
        // Another sheet, or this one begun anew, has its own columns open or closed; checked ones make room for problems.
        key={`${draft.keptAs} ${source.file.lastModified} ${draft.asOn} ${draft.isChecked}`}
        draft={draft}
        busy={busy}
        onDecide={onDecide}
        onStartAnew={onStartAnew}
      />
      <ColumnReadings
        columns={prepared.readings}
        busy={busy}
        onChoose={(name, choice) =>
          onDecide({ columns: { ...choices.columns, [name]: { ...choices.columns[name], ...choice } } })
        }
      />
      <CellFindings findings={prepared.findings} blanks={prepared.blanks} />
      <div ref={verdict}>
        <ImportReportView draft={draft} busy={busy} headLine={headLine} reasons={reasons} onDecide={onDecide} />
      </div>
      <AskedColumns id={`${id}-asked`} columns={prepared.readings} />
      <NotReady id={`${id}-open`} prepared={prepared} />
      {(report?.totals.error ?? 0) > 0 && <Alert severity="error">{translate('crud.import.nothing_written')}</Alert>}
    </>
  );
}
