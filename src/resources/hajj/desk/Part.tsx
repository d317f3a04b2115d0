import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** One of the things that the desk asks about, under its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Typography component="h2" variant="subtitle2" gutterBottom>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}
