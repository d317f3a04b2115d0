import Button from '@mui/material/Button';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { Message } from './Message.tsx';

interface ErrorPageProps {
  /** Given where a page failed to draw; absent where the sign-in could not be checked. */
  readonly resetErrorBoundary?: (args: unknown) => void;
}

const reload = (): void => location.reload();

/** Instead of a page that has failed. The reader learns what to do, not how the program is built. */
export const ErrorPage = ({ resetErrorBoundary = reload }: ErrorPageProps) => {
  const translate = useTranslate();
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  return (
    <Message title={translate('shell.failures.crash')} advice={translate('shell.failures.crashAdvice')}>
      <Button variant="contained" onClick={() => resetErrorBoundary(undefined)}>
        {translate('shell.failures.retry')}
      </Button>
    </Message>
  );
};
