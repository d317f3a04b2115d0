import FormHelperText from '@mui/material/FormHelperText';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isBlank } from '#src/engine/kinds/blank.ts';

/** While neither says into which ledger money comes: at the payment method, which is what most know. */
export function TillNote() {
  const translate = useTranslate();
  const [method, ledger] = useWatch({ name: ['payment_method', 'ledger'] });
  if (!isBlank(method) || !isBlank(ledger)) return null;
  return <FormHelperText sx={{ mx: 1.75 }}>{translate('violations.till_unsaid')}</FormHelperText>;
}
