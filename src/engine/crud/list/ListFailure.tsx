import { useListContext, useTranslate } from 'react-admin';
import { RetryAlert } from '../../messages/RetryAlert.tsx';

/** A list that could not be loaded says why, and can be tried again without losing its filters. */
export function ListFailure({ text = 'crud.list_failed' }: { readonly text?: string }) {
  const { error, refetch } = useListContext();
  const translate = useTranslate();
  return (
    <RetryAlert onRetry={refetch} button={{ color: 'inherit' }}>
      {translate(text)} {translate(error?.message ?? '', { _: error?.message ?? '' })}
    </RetryAlert>
  );
}
