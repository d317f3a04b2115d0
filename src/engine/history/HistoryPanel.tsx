import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { RetryAlert } from '../messages/RetryAlert.tsx';
import { useInstantReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';
import type { PanelProps } from '../panels/LazyTool.tsx';
import { fieldNamed } from '../entity/fieldNamed.ts';
import { Side } from '../panels/Side.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { Differences } from './Differences.tsx';

interface HistoryEntry extends RaRecord {
  readonly action: 'create' | 'update' | 'delete' | 'transition';
  /** Verb of the command that did it. */
  readonly command?: string | null;
  readonly at: string;
  readonly by_name: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  readonly reason: string | null;
}

const STEP = 25;

function Entry({ entry }: { readonly entry: HistoryEntry }) {
  const reader = useInstantReader();
  const { translate } = reader;
  const instant = fieldNamed(useEntity(), 'created_at');
  return (
    <Box component="article" sx={{ py: 1.5, borderBlockStart: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2">
        {translate(entry.command ? `commands.${entry.command}` : `crud.history.${entry.action}`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {instant && <time dateTime={entry.at}>{valueText(instant, entry.at, reader)}</time>} ·{' '}
        <bdi>{entry.by_name ?? translate('crud.history.system')}</bdi>
      </Typography>
      {entry.reason && (
        <Typography variant="body2">
          {translate('fields.reason')}: <bdi>{entry.reason}</bdi>
        </Typography>
      )}
      <Differences before={entry.before ?? {}} after={entry.after ?? {}} />
    </Box>
  );
}

/** Who changed what and when, newest first. */
export function HistoryPanel({ onClose }: PanelProps) {
  const { name } = useEntity();
  const record = useRecordContext();
  const translate = useTranslate();
  const [shown, setShown] = useState(STEP);
  const {
    data,
    total = 0,
    error,
    refetch,
    isPending,
  } = useGetList<HistoryEntry>('history', {
    filter: { entity: name, record: record?.id },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
  });
  return (
    <Side title="crud.history.open" onClose={onClose}>
      {error && (
        <RetryAlert severity="warning" onRetry={refetch}>
          {translate('crud.history.unreachable')}
        </RetryAlert>
      )}
      {isPending && !error && <Skeleton height={120} />}
      {data?.length === 0 && <Typography>{translate('crud.history.none')}</Typography>}
      {data?.map(entry => (
        <Entry key={entry.id} entry={entry} />
      ))}
      {total > shown && <Button onClick={() => setShown(shown + STEP)}>{translate('crud.history.more')}</Button>}
    </Side>
  );
}
