import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { TestTranslationProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { SkipLink } from '../../src/layout/SkipLink.tsx';

/** What the styles of the page say of an element on paper. */
const printedAs = (element: Element): string =>
  [...document.styleSheets]
    .flatMap(sheet => [...sheet.cssRules])
    .filter(rule => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
    .flatMap(rule => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .map(rule => (rule instanceof CSSStyleRule && element.matches(rule.selectorText) ? rule.style.display : ''))
    .join('');

it('the way past the navigation is on no paper, where it would begin another sheet', () => {
  render(
    <TestTranslationProvider messages={{ shell: { skip: 'Skip to content' } }}>
      <ThemeProvider theme={createTheme({ cssVariables: true })}>
        <SkipLink />
      </ThemeProvider>
    </TestTranslationProvider>,
  );
  expect(printedAs(screen.getByRole('link', { name: 'Skip to content' }))).toBe('none');
});
