import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';
import { useTranslate } from 'react-admin';
import type { banner } from './banner.ts';

interface AlertBannerProps {
  readonly content: NonNullable<ReturnType<typeof banner.get>>;
}

/** A line across the top of the window, coloured by what it means. */
export const AlertBanner = ({ content: { text, type } }: AlertBannerProps) => {
  const translate = useTranslate();
  return (
    <Portal>
      <Box sx={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, zIndex: 'tooltip', display: 'flex', justifyContent: 'center', pointerEvents: 'none', '@media print': { display: 'none' } }}>
        <Alert severity={type} variant="filled" sx={{ boxShadow: 6 }}>
          {translate(text)}
        </Alert>
      </Box>
    </Portal>
  );
};
