import Box, { type BoxProps } from '@mui/material/Box';

/** A message without the picture and the colour of its kind. */
export const PlainLine = (props: BoxProps) => (
  <Box
    sx={{
      maxWidth: 'min(90vw, 560px)',
      padding: 2,
      borderRadius: 1,
      boxShadow: 6,
      color: 'background.paper',
      bgcolor: 'text.primary',
    }}
    {...props}
  />
);
