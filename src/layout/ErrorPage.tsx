import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useResetErrorBoundaryOnLocationChange, useTranslate } from 'react-admin';
import { NotFetched } from '../engine/onDemand/NotFetched.ts';
import { Message } from './Message.tsx';
import { useOffline } from './useOffline.ts';

interface ErrorPageProps {
  readonly error?: unknown;
  /** Given where a page failed to draw; absent where the sign-in could not be checked. */
  readonly resetErrorBoundary?: (args: unknown) => void;
}

const reload = (): void => location.reload();

/** Instead of a page that has failed, or has not come. The reader learns what to do, not how the program is built. */
export const ErrorPage = ({ error, resetErrorBoundary = reload }: ErrorPageProps) => {
  const translate = useTranslate();
  const isMissing = error instanceof NotFetched;
  const isOffline = useOffline();
  const retry = useEffectEvent(() => resetErrorBoundary(undefined));
  useResetErrorBoundaryOnLocationChange(() => resetErrorBoundary(undefined));
  useEffect(() => {
    if (!isMissing) return undefined;
    const again = () => retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing]);
  return (
    <Message
      title={translate(isMissing ? 'shell.failures.missing' : 'shell.failures.crash')}
      advice={translate(isMissing ? 'shell.failures.missingAdvice' : 'shell.failures.crashAdvice')}
    >
      <Button variant="contained" onClick={() => resetErrorBoundary(undefined)}>
        {translate('shell.failures.retry')}
      </Button>
      {isMissing && !isOffline && <Button onClick={reload}>{translate('shell.failures.reload')}</Button>}
    </Message>
  );
};
