import { useTranslate } from 'react-admin';
import { RetryAlert } from '../../messages/RetryAlert.tsx';
import { messageOf } from '../../../dataProvider/failure.ts';

interface RecordFailureProps {
  readonly error: Error;
  onRetry(): void;
}

/** A record that could not be loaded says why, and can be tried again at its own address. */
export function RecordFailure({ error, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const reason = messageOf(error);
  return (
    <RetryAlert onRetry={onRetry} button={{ color: 'inherit' }} sx={{ mt: 2 }}>
      {translate('crud.record_failed')} {translate(reason, { _: reason })}
    </RetryAlert>
  );
}
