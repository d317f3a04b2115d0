import Alert, { type AlertProps } from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface RetryAlertProps extends Pick<AlertProps, 'severity' | 'sx' | 'children'> {
  onRetry(): unknown;
  /** How its button looks, if not as any other. */
  readonly button?: Pick<ButtonProps, 'color' | 'size'>;
}

/** Says that something did not come from the host, and offers to ask for it again. */
export function RetryAlert({ severity = 'error', onRetry, button, ...alert }: RetryAlertProps) {
  const translate = useTranslate();
  const retry = (
    <Button {...button} onClick={() => void onRetry()}>
      {translate('crud.retry')}
    </Button>
  );
  return <Alert severity={severity} action={retry} {...alert} />;
}
