import { ThemeProvider } from '@mui/material/styles';
import RtlProvider, { useRtl } from '@mui/system/RtlProvider';
import { type ReactNode, useCallback } from 'react';
import type { ThemedPart } from './theme/schemes/themeSet.ts';
import { partTheme } from './theme/themes.ts';

interface PartThemeProps {
  readonly part: ThemedPart;
  readonly children: ReactNode;
}

/** Gives a part of the frame its colours, which SchemeVariables chooses. */
export const PartTheme = ({ part, children }: PartThemeProps) => {
  const rtl = useRtl();
  const theme = useCallback(() => partTheme(part), [part]);
  return (
    // MUI takes the colours of a theme that is no function into its own hands. Its direction never changes: styles hold
    // for both.
    <ThemeProvider theme={theme}>
      <RtlProvider value={rtl}>{children}</RtlProvider>
    </ThemeProvider>
  );
};
