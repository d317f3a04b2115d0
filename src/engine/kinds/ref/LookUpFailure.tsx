import { useChoicesContext, useTranslate } from 'react-admin';
import { RetryAlert } from '../../messages/RetryAlert.tsx';

/** An empty list of choices must not pass for "there are none": says that it could not load, and offers another try. */
export function LookUpFailure() {
  const translate = useTranslate();
  const { error, refetch } = useChoicesContext();
  if (!error) return null;
  return (
    <RetryAlert severity="warning" onRetry={refetch} button={{ color: 'inherit', size: 'small' }}>
      {translate('crud.lookup_failed')}
    </RetryAlert>
  );
}
