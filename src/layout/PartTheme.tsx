import { ThemeProvider, useTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { ThemedPart } from '../theme/schemes/themeSet.ts';
import { partTheme } from '../theme/themes.ts';

interface PartThemeProps {
  readonly part: ThemedPart;
  readonly children: ReactNode;
}

/** Gives a part of the frame the scheme that settings choose for it. */
export const PartTheme = ({ part, children }: PartThemeProps) => {
  const { direction } = useTheme();
  return <ThemeProvider theme={partTheme(useSettings().theme[part], direction)}>{children}</ThemeProvider>;
};
