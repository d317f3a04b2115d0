import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useChoicesContext, useTranslate } from 'react-admin';

/** An empty list of choices must not pass for "there are none": says that it could not load, and offers another try. */
export function LookUpFailure() {
  const translate = useTranslate();
  const { error, refetch } = useChoicesContext();
  if (!error) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={() => void refetch()}>
          {translate('crud.retry')}
        </Button>
      }
    >
      {translate('crud.lookup_failed')}
    </Alert>
  );
}
