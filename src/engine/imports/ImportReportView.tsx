import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { listText } from '../kinds/valueText.ts';
import { Changes } from './changes/Changes.tsx';
import type { Choices } from './Choices.ts';
import { ProblemGroups } from './problems/ProblemGroups.tsx';
import type { Draft } from './useImport.ts';

const outcomes = ['create', 'update', 'unchanged', 'error'] as const;

/** What is said in place of numbers, where there is nothing to do; undefined where there is, or nobody knows yet. */
function nothingIn({ prepared, report }: Draft): string | undefined {
  if (prepared.rows.length === 0) return 'crud.import.problems.no_rows';
  return report?.totals.unchanged === prepared.rows.length ? 'crud.import.problems.nothing_to_change' : undefined;
}

interface ImportReportViewProps {
  readonly draft: Draft;
  readonly busy: boolean;
  /** Line of the file in which the heads of its table stand; 0 where it has none. */
  readonly headLine?: number;
  /** Why a line is not imported. */
  reasons(line: number): string;
  onDecide(decision: Partial<Choices>): void;
}

/** What an import would do: how many rows do what, what changes, and what stands in its way. */
export function ImportReportView({ draft, headLine, ...told }: ImportReportViewProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const { report, prepared } = draft;
  const ignored = prepared.columns.filter(one => !one.name).map(one => one.head);
  const nothing = nothingIn(draft);
  const totals = report && outcomes.map(one => translate(`crud.import.${one}`, { smart_count: report.totals[one] }));
  const verdict = nothing === undefined ? totals?.join(' · ') : translate(nothing);
  return (
    <Stack sx={{ gap: 2 }}>
      {ignored.length > 0 && (
        <Alert severity="warning">{translate('crud.import.ignored', { columns: listText(ignored, locale) })}</Alert>
      )}
      {verdict !== undefined && <Typography component="output">{verdict}</Typography>}
      <Changes draft={draft} />
      <ProblemGroups draft={draft} {...told} {...(headLine !== undefined && { headLine })} />
    </Stack>
  );
}
