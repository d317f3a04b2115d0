import Delete from '@mui/icons-material/DeleteOutlined';
import MoveDown from '@mui/icons-material/MoveDown';
import { lazy } from 'react';
import { useCanAccess, useListContext } from 'react-admin';
import { stateFieldOf } from '../../../catalog/defineEntity.ts';
import { LazyTool } from '../LazyTool.tsx';
import { useEntity } from '../useEntity.ts';

const DeleteMany = lazy(() => import('./DeleteMany.tsx').then(module => ({ default: module.DeleteMany })));
const TransitionMany = lazy(() => import('./TransitionMany.tsx').then(module => ({ default: module.TransitionMany })));

/** What may be done with the selected records. */
export function BulkTools() {
  const { resource } = useListContext();
  const hasStates = stateFieldOf(useEntity()) !== undefined;
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  const { canAccess: canDelete } = useCanAccess({ resource, action: 'delete' });
  return (
    <>
      {hasStates && canEdit && <LazyTool icon={<MoveDown />} label="crud.bulk.transition" panel={TransitionMany} />}
      {canDelete && <LazyTool icon={<Delete />} label="ra.action.delete" color="error" panel={DeleteMany} />}
    </>
  );
}
