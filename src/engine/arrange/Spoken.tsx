import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** What a screen reader says of a change that others see. */
export const Spoken = ({ children }: { readonly children: string }) => (
  <Box component="output" aria-live="polite" sx={visuallyHidden}>
    {children}
  </Box>
);
