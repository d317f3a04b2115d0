import Delete from '@mui/icons-material/DeleteOutlined';
import MoveDown from '@mui/icons-material/MoveDown';
import { lazy } from 'react';
import { LazyTool } from '../LazyTool.tsx';
import { useBulkRights } from './useBulkRights.ts';

const DeleteMany = lazy(() => import('./DeleteMany.tsx').then(module => ({ default: module.DeleteMany })));
const TransitionMany = lazy(() => import('./TransitionMany.tsx').then(module => ({ default: module.TransitionMany })));

/** What may be done with the selected records. */
export function BulkTools() {
  const { canMove, canDelete } = useBulkRights();
  return (
    <>
      {canMove && <LazyTool icon={<MoveDown />} label="crud.bulk.transition" panel={TransitionMany} />}
      {canDelete && <LazyTool icon={<Delete />} label="ra.action.delete" color="error" panel={DeleteMany} />}
    </>
  );
}
