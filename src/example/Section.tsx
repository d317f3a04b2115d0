import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface SectionProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Examples of one part of the interface, under its name. */
export function Section({ name, children }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0, overflow: 'visible' }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 2 }}>
        {translate(`examplePages.sections.${name}`)}
      </Typography>
      {children}
    </Card>
  );
}

/** Small examples beside each other. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    {children}
  </Stack>
);

/** One of several examples of a section, under what it shows. */
export function Part({ name, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 1, minWidth: 0, '& + &': { mt: 3 } }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`examplePages.parts.${name}`)}
      </Typography>
      {children}
    </Stack>
  );
}
