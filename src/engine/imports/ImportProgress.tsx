import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Progress } from '#src/dataProvider/RihlaDataProvider.ts';

interface ImportProgressProps {
  readonly progress: Progress | undefined;
  /** Imports of others that come first. */
  readonly before: number;
}

/** How far an import is, and what it waits for. */
export function ImportProgress({ progress, before }: ImportProgressProps) {
  const translate = useTranslate();
  const { done = 0, total = 0 } = progress ?? {};
  // Until the host tells, nothing is known.
  const part = total > 0 ? { variant: 'determinate' as const, value: (100 * done) / total } : {};
  return (
    <Stack component="output" sx={{ gap: 1 }}>
      {before > 0 && <Typography>{translate('crud.import.waits', { smart_count: before })}</Typography>}
      {total > 0 && <Typography dir="ltr">{`${done} / ${total}`}</Typography>}
      <LinearProgress aria-label={translate('ra.message.loading')} {...part} />
    </Stack>
  );
}
