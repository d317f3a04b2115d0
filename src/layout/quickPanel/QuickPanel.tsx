import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../engine/messages/RetryAlert.tsx';
import { Events } from './Events.tsx';
import { Notes } from './Notes.tsx';
import { Switches } from './Switches.tsx';
import { Today } from './Today.tsx';
import { useQuickPanel } from './useQuickPanel.ts';

interface QuickPanelProps {
  /** Called when an event is opened, which leads to another page. */
  onOpen?(): void;
}

/** The day, the user's notes, what comes up, and a few switches. The frame puts it into a drawer. */
export function QuickPanel({ onOpen }: QuickPanelProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuickPanel();
  return (
    <Stack sx={{ gap: 2 }}>
      {error && <RetryAlert onRetry={refetch}>{translate('pages.panel.failed')}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={280} />}
      {data && (
        <>
          <Today day={data.today} />
          <Notes stored={data.notes ?? ''} />
          <Events events={data.events} today={data.today} {...(onOpen && { onOpen })} />
        </>
      )}
      <Switches />
    </Stack>
  );
}
