import Delete from '@mui/icons-material/DeleteOutlined';
import MoveDown from '@mui/icons-material/MoveDown';
import { PrintTool } from '../documents/printing/PrintTool.tsx';
import { LazyTool } from '../panels/LazyTool.tsx';
import { useBulkRights } from './useBulkRights.ts';
import { overlay } from '../onDemand/overlay.tsx';

const DeleteMany = overlay(async () => (await import('./DeleteMany.tsx')).DeleteMany);
const CommandMany = overlay(async () => (await import('./CommandMany.tsx')).CommandMany);

/** What may be done with the selected records. */
export function BulkTools() {
  const { canMove, canDelete } = useBulkRights();
  return (
    <>
      <PrintTool />
      {canMove && <LazyTool icon={<MoveDown />} label="crud.bulk.transition" panel={CommandMany} />}
      {canDelete && <LazyTool icon={<Delete />} label="ra.action.delete" color="error" panel={DeleteMany} />}
    </>
  );
}
