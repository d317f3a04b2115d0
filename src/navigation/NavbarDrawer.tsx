import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'react-admin';
import type { LayoutConfig } from '../settings/SettingsModel.ts';
import { Brand } from './Brand.tsx';
import type { NavigationNode } from './NavigationNode.ts';
import { NavigationTree } from './NavigationTree.tsx';
import { columnWidths } from './vertical/column.ts';
import { WhoIsIn } from './vertical/WhoIsIn.tsx';

interface NavbarDrawerProps {
  readonly nodes: readonly NavigationNode[];
  readonly position: LayoutConfig['navbar']['position'];
  readonly onClose: () => void;
}

/** The navigation over the page, where there is no room beside it. */
export const NavbarDrawer = ({ nodes, position, onClose }: NavbarDrawerProps) => {
  const translate = useTranslate();
  const paper = { width: columnWidths.open, maxWidth: '90vw', backgroundColor: 'background.default', paddingBlock: 1 };
  return (
    <Drawer open anchor={position} onClose={onClose} slotProps={{ paper: { sx: paper, 'aria-label': translate('shell.navigation'), role: 'dialog' } }}>
      <Box sx={{ paddingInline: 1 }}>
        <Brand />
      </Box>
      <WhoIsIn />
      <nav aria-label={translate('shell.navigation')}>
        <NavigationTree nodes={nodes} onChoose={onClose} />
      </nav>
    </Drawer>
  );
};
