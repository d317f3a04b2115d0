import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A drawer at the end side with a title and a way out. */
export function Side({ title, children, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    // MUI mirrors the anchor with the theme's direction: in Arabic it opens on the other side.
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-labelledby': id, role: 'dialog', sx: { width: 420, maxWidth: '100%' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Typography id={id} variant="h6" component="h2">
          {translate(title)}
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 3 }}>{children}</Box>
    </Drawer>
  );
}
