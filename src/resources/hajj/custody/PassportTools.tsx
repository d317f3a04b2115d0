import MenuBook from '@mui/icons-material/MenuBookOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import { useListContext } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { movePassport } from '#catalog/hajj/custody/movePassport.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { LazyTool } from '#src/engine/panels/LazyTool.tsx';
import { ToolButton } from '#src/engine/panels/ToolButton.tsx';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { slipPath } from './slipPath.ts';

const MovePassports = overlay(async () => (await import('./MovePassports.tsx')).MovePassports);

/** What may be done with the selected pilgrims. */
export function PassportTools() {
  const { selectedIds } = useListContext();
  const mayMove = mayPerform(usePrincipal(), movePassport);
  return (
    <>
      {mayMove && <LazyTool icon={<MenuBook />} label="custodyPages.open" panel={MovePassports} />}
      <ToolButton label="passport_slip" size="small" color="primary" to={slipPath(selectedIds)}>
        <Print fontSize="small" />
      </ToolButton>
      <BulkTools />
    </>
  );
}
