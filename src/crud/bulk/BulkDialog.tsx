import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useId, useState } from 'react';
import { type Identifier, useListContext, useNotify, useTranslate } from 'react-admin';
import type { RowResult } from '../../dataProvider/RihlaDataProvider.ts';
import { BulkResults } from './BulkResults.tsx';

interface Props {
  readonly title: string;
  readonly confirm: string;
  readonly ready: boolean;
  readonly children: ReactNode;
  /** Does it to the given records and says what became of each. */
  run(ids: readonly Identifier[]): Promise<{ results: RowResult[] }>;
  onClose(): void;
}

/** Asks, does something to every selected record, and shows the result row by row. */
export function BulkDialog({ title, confirm, ready, children, run, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, refetch, onSelect } = useListContext();
  // The selection may shrink meanwhile, so the question keeps its own count.
  const [ids] = useState<readonly Identifier[]>(selectedIds);
  const [running, setRunning] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>();
  const titleId = useId();
  const start = async () => {
    setRunning(true);
    try {
      const answer = await run(ids);
      setResults(answer.results);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
    setRunning(false);
  };
  const close = () => {
    onClose();
    if (!results) return;
    // Only now: rows that no longer match the list's filter leave it, and the last of them would take this dialog along.
    onSelect(results.filter(one => one.status >= 400).map(one => one.id));
    void refetch();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={running ? undefined : close}>
      <DialogTitle id={titleId}>{translate(title, { smart_count: ids.length })}</DialogTitle>
      <DialogContent>
        {running && <LinearProgress aria-label={translate('ra.message.loading')} />}
        {results ? <BulkResults results={results} /> : children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={running}>
          {translate(results ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {!results && (
          <Button variant="contained" onClick={() => void start()} disabled={running || !ready}>
            {translate(confirm)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
