import { styled } from '@mui/material/styles';

/** A line between entries. */
export const Line = styled('hr')(({ theme }) => ({
  width: 'auto',
  margin: theme.spacing(1, 1.5),
  border: 0,
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}));
