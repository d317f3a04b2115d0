import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { type Identifier, useListContext, useTranslate } from 'react-admin';
import { GuardedDialog } from '../editing/GuardedDialog.tsx';
import { useUnsaved } from '../editing/useUnsaved.ts';
import { BulkResults } from './BulkResults.tsx';
import { type BulkRun, useBulkRun } from './useBulkRun.ts';

interface Props {
  readonly title: string;
  readonly confirm: string;
  /** Its title is the name of a command: how many it is about stands beside, and 'Cancel' might be meant as one. */
  readonly isCommand?: boolean;
  readonly ready: boolean;
  readonly children: ReactNode;
  /** Something was typed that a slip must not take away. */
  readonly typed?: boolean;
  /** May come to a record a second time, when the answer about it was lost. */
  readonly run: BulkRun;
  /** What follows for those that it was done to. */
  readonly after?: ComponentType<{ readonly ids: readonly Identifier[] }>;
  /** Records of one request. */
  readonly together?: number;
  onClose(): void;
}

function Unsent({ typed }: { readonly typed: boolean }) {
  useUnsaved(typed);
  return null;
}

/** Asks, does something to every selected record, and shows the result row by row; goes on after a lost connection. */
export function BulkDialog({ title, confirm, ready, children, run, onClose, ...more }: Props) {
  const { isCommand = false, typed = false, together = 50, after: After } = more;
  const translate = useTranslate();
  const { selectedIds, refetch, onSelect } = useListContext();
  // The selection may shrink meanwhile, so the question keeps its own count.
  const [ids] = useState<readonly Identifier[]>(selectedIds);
  const { results, rest, running, failure, start } = useBulkRun(ids, run, together);
  const titleId = useId();
  const begun = results.length > 0;
  const over = begun && rest.length === 0;
  const close = () => {
    onClose();
    if (!begun && failure === undefined) return;
    // Only now: rows that no longer match the list's filter leave it, and the last of them would take this dialog
    // along.
    onSelect([...results.filter(one => one.status >= 400).map(one => one.id), ...rest]);
    void refetch();
  };
  const part = (100 * (ids.length - rest.length)) / ids.length;
  const reason = failure === undefined ? '' : translate(failure, { _: failure });
  return (
    <GuardedDialog fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={() => !running && close()}>
      {leave => (
        <>
          <Unsent typed={typed && !begun && !running} />
          <DialogTitle id={titleId}>
            {translate(title, { smart_count: ids.length })}
            {isCommand && ` · ${translate('ra.action.bulk_actions', { smart_count: ids.length })}`}
          </DialogTitle>
          <DialogContent>
            {running && (
              <LinearProgress
                aria-label={translate('ra.message.loading')}
                {...(part > 0 && { variant: 'determinate', value: part })}
              />
            )}
            {failure !== undefined && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {translate('crud.bulk.cut', { smart_count: rest.length, reason })}
              </Alert>
            )}
            {begun ? <BulkResults results={results} /> : children}
            {over && After && <After ids={results.filter(one => one.status < 400).map(one => one.id)} />}
          </DialogContent>
          <DialogActions>
            <Button onClick={leave} disabled={running}>
              {translate(begun || isCommand ? 'ra.action.close' : 'ra.action.cancel')}
            </Button>
            {!over && (
              <Button variant="contained" onClick={() => void start()} disabled={running || !ready}>
                {translate(begun ? 'crud.bulk.rest' : confirm, { smart_count: rest.length })}
              </Button>
            )}
          </DialogActions>
        </>
      )}
    </GuardedDialog>
  );
}
