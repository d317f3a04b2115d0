import Block from '@mui/icons-material/Block';
import HowToReg from '@mui/icons-material/HowToReg';
import { useCanAccess, useListContext } from 'react-admin';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { LazyTool } from '#src/engine/panels/LazyTool.tsx';
import { overlay } from '#src/engine/onDemand/overlay.tsx';

const ActivateMany = overlay(async () => (await import('./ChangeMany.tsx')).ActivateMany);
const SuspendMany = overlay(async () => (await import('./ChangeMany.tsx')).SuspendMany);

/** What may be done with the selected users. */
export function UserTools() {
  const { resource } = useListContext();
  const { canAccess: canEdit } = useCanAccess({ resource, action: 'edit' });
  return (
    <>
      {canEdit && <LazyTool icon={<HowToReg />} label="commands.activate" panel={ActivateMany} />}
      {canEdit && <LazyTool icon={<Block />} label="commands.suspend" panel={SuspendMany} />}
      <BulkTools />
    </>
  );
}
