import type { PaletteOptions } from '@mui/material/styles';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { Direction } from '../i18n/locale.ts';
import { darkPalette, lightPalette } from './palettes.ts';

const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';

/** Width of the navigation, open and folded. */
export const sidebar = { width: 256, closedWidth: 64 };

const outlined = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

const components: RaThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiTextField: { defaultProps: outlined },
  MuiFormControl: { defaultProps: outlined },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: { head: { fontWeight: 600 }, root: { '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } } },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2 } } },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
};

/** 14 px is the size of running text; everything else follows from it. */
const typography: RaThemeOptions['typography'] = {
  fontFamily: FONT,
  body1: { fontSize: '0.875rem' },
  body2: { fontSize: '0.875rem' },
  h1: { fontSize: '1.5rem', fontWeight: 600 },
  h2: { fontSize: '1.25rem', fontWeight: 600 },
  h5: { fontSize: '1.15rem', fontWeight: 600 },
  h6: { fontSize: '1.05rem', fontWeight: 600 },
};

const themeOf = (palette: PaletteOptions, direction: Direction): RaThemeOptions => ({
  ...defaultLightTheme,
  palette,
  direction,
  typography,
  components,
  sidebar,
  shape: { borderRadius: 8 },
});

/** The light and the dark look, in one direction of writing. */
export const themesFor = (direction: Direction): Readonly<Record<'light' | 'dark', RaThemeOptions>> => ({
  light: themeOf(lightPalette, direction),
  dark: themeOf(darkPalette, direction),
});
