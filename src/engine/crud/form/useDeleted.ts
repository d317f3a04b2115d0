import { useRecordContext, useRedirect, useUnselect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useOutcome } from '../../messages/useOutcome.ts';
import { useRefusedDelete } from '../../removal/useRefusedDelete.tsx';
import { useEntity } from '../../entity/useEntity.ts';

/**
 * What follows a delete. React-Admin's own leaves the form dirty, and the guard would ask about a record that is gone.
 */
export function useDeleted() {
  const { route } = useEntity();
  const record = useRecordContext();
  const { reset } = useFormContext();
  const unselect = useUnselect(route);
  const tell = useOutcome(route);
  const redirect = useRedirect();
  const onError = useRefusedDelete(route);
  return {
    onSuccess() {
      reset();
      if (record) unselect([record.id], true);
      tell('ra.notification.deleted', 'success', { smart_count: 1 });
      redirect('list', route);
    },
    onError,
  };
}
