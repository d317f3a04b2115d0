import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMahramOfForm } from './useMahramAsked.ts';

/** Says beside the person that a mahram is asked of her further down, below what is in sight, and leads there. */
export function MahramAhead() {
  const translate = useTranslate();
  const { setFocus } = useFormContext();
  const { isMissing } = useMahramOfForm();
  if (!isMissing) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => setFocus('mahram')}>
          {translate('deskPages.name_mahram')}
        </Button>
      }
    >
      {translate('deskPages.mahram_ahead')}
    </Alert>
  );
}
