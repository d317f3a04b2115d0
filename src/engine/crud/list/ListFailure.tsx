import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';

/** A list that could not be loaded says why, and can be tried again without losing its filters. */
export function ListFailure({ text = 'crud.list_failed' }: { readonly text?: string }) {
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  const retry = (
    <Button color="inherit" onClick={() => void refetch()}>
      {translate('crud.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {translate(text)} {translate(error?.message ?? '', { _: error?.message ?? '' })}
    </Alert>
  );
}
