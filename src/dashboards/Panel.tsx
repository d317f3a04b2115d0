import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

interface PanelProps {
  readonly title: string;
  /** Where all of it stands. */
  readonly to: string;
  readonly loading: boolean;
  readonly error: unknown;
  readonly children: ReactNode;
  onRetry(): void;
}

/** One part of the overview: what it shows, the way to all of it, and what to do when it could not be loaded. */
export function Panel({ title, to, loading, error, children, onRetry }: PanelProps) {
  const translate = useTranslate();
  const id = useId();
  const retry = <Button onClick={onRetry}>{translate('crud.retry')}</Button>;
  const content = loading ? <Skeleton variant="rounded" height={140} /> : children;
  return (
    <Card component="section" aria-labelledby={id} aria-busy={loading} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <Button component={LinkBase} to={to} size="small" aria-label={`${translate('pages.dashboard.all')}: ${title}`}>
          {translate('pages.dashboard.all')}
        </Button>
      </Stack>
      {error ? (
        <Alert severity="warning" action={retry}>
          {translate('pages.dashboard.failed')}
        </Alert>
      ) : (
        content
      )}
    </Card>
  );
}
