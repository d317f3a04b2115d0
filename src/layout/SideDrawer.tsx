import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSwipeOut } from './useSwipeOut.ts';

/** Given to every panel by whoever shows it. */
export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the panel has slid out. */
  readonly onGone: () => void;
}

interface SideDrawerProps extends PanelProps {
  readonly title: string;
  readonly width: number;
  readonly children: ReactNode;
}

/**
 * A panel at the end side; Escape, its button, a press elsewhere and a swipe towards the edge close it. The page stays
 * in sight, as a preview.
 */
export const SideDrawer = ({ open, onClose, onGone, title, width, children }: SideDrawerProps) => {
  const translate = useTranslate();
  const id = useId();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const swipe = useSwipeOut(onClose);
  const paper = {
    ...swipe,
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': id,
    sx: { width, maxWidth: '90vw' },
  };
  return (
    // MUI mirrors the anchor with the theme's direction: in Arabic it opens on the other side.
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper, backdrop: { invisible: true }, transition: { onExited: onGone } }}
      {...(still && { transitionDuration: 0 })}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: 2,
          bgcolor: 'background.paper',
        }}
      >
        <Typography id={id} variant="h6" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ paddingInline: 2, paddingBlockEnd: 3 }}>{children}</Box>
    </Drawer>
  );
};
