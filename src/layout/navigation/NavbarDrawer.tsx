import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { LayoutConfig } from '../settings/SettingsModel.ts';
import { Brand } from './Brand.tsx';
import type { NavigationNode } from './NavigationNode.ts';
import { NavigationTree } from './NavigationTree.tsx';
import { columnWidths } from './vertical/column.ts';
import { WhoIsIn } from './vertical/WhoIsIn.tsx';

interface NavbarDrawerProps {
  readonly open: boolean;
  readonly nodes: readonly NavigationNode[];
  readonly position: LayoutConfig['navbar']['position'];
  readonly onClose: () => void;
  /** Called once it has slid out. */
  readonly onGone: () => void;
}

/** The navigation over the page, where there is no room beside it. */
export const NavbarDrawer = ({ open, nodes, position, onClose, onGone }: NavbarDrawerProps) => {
  const translate = useTranslate();
  const paper = { width: columnWidths.open, maxWidth: '90vw', backgroundColor: 'background.default', paddingBlock: 1 };
  return (
    <Drawer
      open={open}
      anchor={position}
      onClose={onClose}
      slotProps={{
        paper: { sx: paper, 'aria-label': translate('shell.navigation'), role: 'dialog' },
        transition: { onExited: onGone },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInline: 1 }}>
        <Brand />
        <IconButton color="inherit" aria-label={translate('navigation.close')} onClick={onClose} sx={{ flexShrink: 0 }}>
          <Close />
        </IconButton>
      </Box>
      <WhoIsIn />
      <nav aria-label={translate('shell.navigation')}>
        <NavigationTree nodes={nodes} onChoose={onClose} />
      </nav>
    </Drawer>
  );
};
