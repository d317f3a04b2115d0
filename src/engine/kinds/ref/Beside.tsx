import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';

const quiet = { color: 'text.secondary', fontSize: '0.8125em' } as const;

/** Parts of one line, each in the direction of its own script. */
export const Parts = ({ of }: { readonly of: readonly string[] }): ReactNode =>
  of.map((part, at) => (
    <Fragment key={part}>
      {at > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));

/** What tells a name from others like it, quieter behind it. */
export const Beside = ({ of }: { readonly of: readonly string[] }) => (
  <Box component="span" sx={quiet}>
    {' '}
    <Parts of={of} />
  </Box>
);

interface ChoiceRowProps {
  readonly title: string;
  readonly beside: readonly string[];
}

/** A choice in two lines: its name, and what tells it from others of that name. */
export const ChoiceRow = ({ title, beside }: ChoiceRowProps) => (
  <Box component="span" sx={{ minInlineSize: 0, '& > span': { display: 'block' } }}>
    <bdi>{title}</bdi>
    {beside.length > 0 && <Beside of={beside} />}
  </Box>
);
