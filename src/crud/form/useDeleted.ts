import { useNotify, useRecordContext, useRedirect, useUnselect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useEntity } from '../useEntity.ts';

/**
 * What follows a delete. React-Admin's own leaves the form dirty, and the guard would ask about a record that is gone.
 */
export function useDeleted() {
  const { route } = useEntity();
  const record = useRecordContext();
  const { reset } = useFormContext();
  const unselect = useUnselect(route);
  const notify = useNotify();
  const redirect = useRedirect();
  return () => {
    reset();
    if (record) unselect([record.id], true);
    notify('ra.notification.deleted', { type: 'success', messageArgs: { smart_count: 1 } });
    redirect('list', route);
  };
}
