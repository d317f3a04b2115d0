import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import type { Command } from '#catalog/engine/defineCommand.ts';
import { lowStock } from '#catalog/shop/stock/reports/lowStock.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';
import { OWN_ORDER } from '#src/dataProvider/reportCalls.ts';
import { GuardedDialog } from '#src/engine/editing/GuardedDialog.tsx';
import { lackingIn } from './lacking.ts';
import { LackingInput } from './LackingInput.tsx';

/** Most rows of a page of a report. */
const MOST = 500;
const inOrder = { pagination: { page: 1, perPage: MOST }, sort: { field: OWN_ORDER, order: 'ASC' } } as const;
const nobody = { id: 0 };

const chosen = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

interface RequestDialogProps {
  readonly command: Command;
  /** What the report on the page is asked for. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Branch of whoever asks. */
  readonly own: number | null;
  onClose(): void;
  onDone(record: RaRecord): void;
}

/** Asks which of the items that lack are wanted, how many of each, and for which branch. */
export function RequestDialog({ command, filter, own, onClose, onDone }: RequestDialogProps) {
  const translate = useTranslate();
  // As they were when it was asked: what is requested meanwhile is left out by the host.
  const [asked] = useState({ ...inOrder, filter });
  const { data, error } = useGetList(lowStock.route, asked, { refetchOnWindowFocus: false, staleTime: Infinity });
  const branches = chosen(filter['branch__in']);
  const lacking = data && lackingIn(data);
  if (error || lacking?.length === 0)
    return (
      <GuardedDialog onClose={onClose} aria-label={translate(`commands.${command.verb}`)}>
        {close => (
          <Alert
            severity={error ? 'error' : 'info'}
            action={<Button onClick={close}>{translate('ra.action.close')}</Button>}
          >
            {translate(error ? 'reports.failed' : 'purchasePages.low.none')}
          </Alert>
        )}
      </GuardedDialog>
    );
  if (!lacking) return null;
  return (
    <CommandDialog
      command={command}
      record={nobody}
      initial={{
        branch: own ?? (branches.length === 1 ? branches[0] : null),
        counted_branches: branches,
        pieces: lacking.map(({ item, lacks }) => ({ stock_item: item, quantity: lacks })),
      }}
      inputs={{
        counted_branches: <Fragment key="counted_branches" />,
        pieces: <LackingInput key="pieces" lacking={lacking} />,
      }}
      onClose={onClose}
      onDone={onDone}
    >
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('purchasePages.low.hint')}
      </Alert>
    </CommandDialog>
  );
}
