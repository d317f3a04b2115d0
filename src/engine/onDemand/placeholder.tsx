import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { Missing } from './onDemand.tsx';

/** Keeps the place of a part that is on its way. One that cannot be fetched says so there, and is asked for again. */
export function placeholder(height: number | string) {
  return function Placeholder({ failed, retry }: Missing) {
    const translate = useTranslate();
    if (!failed) return <Skeleton variant="rounded" height={height} />;
    const again = (
      <Button color="inherit" onClick={retry}>
        {translate('shell.failures.retry')}
      </Button>
    );
    return (
      <Alert severity="error" action={again}>
        {translate('shell.failures.part')}
      </Alert>
    );
  };
}
