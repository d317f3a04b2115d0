import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Banner } from '../../engine/messages/banner.ts';

/** A line at the top of the window, coloured by what it means. */
export const AlertBanner = ({ text, type }: Banner) => {
  const translate = useTranslate();
  return (
    // The region in which it stands has it read out.
    <Alert severity={type} variant="filled" role="presentation" sx={{ maxWidth: 'min(90vw, 560px)', boxShadow: 6 }}>
      {translate(text)}
    </Alert>
  );
};
