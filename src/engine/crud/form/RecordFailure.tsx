import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../dataProvider/failure.ts';

interface RecordFailureProps {
  readonly error: Error;
  onRetry(): void;
}

/** A record that could not be loaded says why, and can be tried again at its own address. */
export function RecordFailure({ error, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const reason = messageOf(error);
  const retry = (
    <Button color="inherit" onClick={onRetry}>
      {translate('crud.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={{ mt: 2 }}>
      {translate('crud.record_failed')} {translate(reason, { _: reason })}
    </Alert>
  );
}
