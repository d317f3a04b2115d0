import type { CheckboxProps } from '@mui/material/Checkbox';
import { createTheme, type Theme } from '@mui/material/styles';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import type { Direction } from '../i18n/locale.ts';
import { outlineOf, paletteOf } from './schemes/paletteOf.ts';
import { type SchemeName, schemes } from './schemes/schemes.ts';

const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';

/** One rem in pixels, since the root stands at 62.5 % of the browser's 16. */
const ROOT_PIXELS = 10;
const rem = (pixels: number): string => `${pixels / ROOT_PIXELS}rem`;

const outlined = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

const components: RaThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiTextField: { defaultProps: outlined },
  MuiFormControl: { defaultProps: outlined },
  // MUI's own paleness fails AA.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { opacity: 0.75 } } } },
  MuiOutlinedInput: {
    styleOverrides: { notchedOutline: ({ theme }: { theme: Theme }) => ({ borderColor: outlineOf(theme.palette.mode) }) },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  // React-Admin labels the boxes of rows on their outer element, where no reader looks.
  MuiCheckbox: { defaultProps: { slotProps: { input: ({ 'aria-label': label }: CheckboxProps) => (label ? { 'aria-label': label } : {}) } } },
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
  htmlFontSize: ROOT_PIXELS,
  body1: { fontSize: rem(14) },
  body2: { fontSize: rem(14) },
  h1: { fontSize: rem(24), fontWeight: 600 },
  h2: { fontSize: rem(20), fontWeight: 600 },
  h5: { fontSize: rem(18.4), fontWeight: 600 },
  h6: { fontSize: rem(16.8), fontWeight: 600 },
};

/** What React-Admin makes its theme of. */
export const themeOptions = (scheme: SchemeName, direction: Direction): RaThemeOptions => ({
  ...defaultLightTheme,
  palette: paletteOf(schemes[scheme]),
  direction,
  typography,
  components,
  shape: { borderRadius: 8 },
});

const made = new Map<string, Theme>();

/** The look of a part that wears a scheme of its own; made once. */
export function partTheme(scheme: SchemeName, direction: Direction): Theme {
  const key = `${scheme} ${direction}`;
  const theme = made.get(key) ?? createTheme(themeOptions(scheme, direction));
  made.set(key, theme);
  return theme;
}
