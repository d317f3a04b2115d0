import AccordionSummary from '@mui/material/AccordionSummary';
import Accordion from '@mui/material/Accordion';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { partTheme } from '../../src/layout/theme/themes.ts';

it('the heads of foldable parts stand in the type of the house, not in the browser’s for buttons', () => {
  const theme = partTheme('main');
  render(
    <ThemeProvider theme={theme}>
      <Accordion>
        <AccordionSummary>Membership</AccordionSummary>
      </Accordion>
    </ThemeProvider>,
  );
  const { fontFamily } = getComputedStyle(screen.getByRole('button', { name: 'Membership' }));
  expect(fontFamily).toBe(theme.typography.fontFamily);
});
