import Box from '@mui/material/Box';

/** A word across the sheet which nobody overlooks, such as that it is void; the title says the same to be read. */
export const Mark = ({ word }: { readonly word: string }) => (
  <Box
    aria-hidden
    data-word={word}
    sx={{
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      pointerEvents: 'none',
      fontSize: { xs: 56, sm: 110 },
      fontWeight: 700,
      textTransform: 'uppercase',
      opacity: 0.14,
      '&::before': { content: 'attr(data-word)', transform: 'rotate(-24deg)' },
    }}
  />
);
