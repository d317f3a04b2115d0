import { useCanAccess, useListContext } from 'react-admin';
import { stateFieldOf } from '../../../catalog/defineEntity.ts';
import { useEntity } from '../../crud/useEntity.ts';

/** What the reader may do with many records at once. */
export function useBulkRights(): { readonly canMove: boolean; readonly canDelete: boolean } {
  const { resource } = useListContext();
  const hasStates = stateFieldOf(useEntity()) !== undefined;
  const { canAccess: canEdit = false } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: canDelete = false } = useCanAccess({ resource, action: 'delete' });
  return { canMove: hasStates && canEdit, canDelete };
}
