import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FontSizeSlider } from './FontSizeSlider.tsx';

interface FontSizePopoverProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The size of all text, below its button. */
export const FontSizePopover = ({ anchor, onClose }: FontSizePopoverProps) => {
  const translate = useTranslate();
  const label = translate('navigation.fontSize');
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 1.5 } } }}
    >
      <Box sx={{ width: '36rem', maxWidth: '90vw', paddingInline: 4, paddingBlock: '24px 16px' }}>
        <Typography gutterBottom>{label}</Typography>
        <FontSizeSlider />
      </Box>
    </Popover>
  );
};
