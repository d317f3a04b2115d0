import type { CheckboxProps } from '@mui/material/Checkbox';
import { createTheme, type Theme } from '@mui/material/styles';
import { omit } from 'es-toolkit';
import { defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { outlineOf, paletteOf } from './schemes/paletteOf.ts';
import { type SchemeName, schemes } from './schemes/schemes.ts';
import type { ThemedPart } from './schemes/themeSet.ts';
import { AtOnce } from './AtOnce.tsx';

// Colours beside those of the schemes would win over them.
const ofReactAdmin = omit(defaultLightTheme, ['palette']);

const FONT = 'system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Arabic", sans-serif';

/** One rem in pixels, since the root stands at 62.5 % of the browser's 16. */
const ROOT_PIXELS = 10;
const rem = (pixels: number): string => `${pixels / ROOT_PIXELS}rem`;

const outlined = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } as const;

const components: RaThemeOptions['components'] = {
  ...defaultLightTheme.components,
  MuiTextField: { defaultProps: outlined },
  MuiFormControl: { defaultProps: outlined },
  // MUI's own paleness fails AA, and what cannot be changed is still there to be read.
  MuiInputBase: {
    styleOverrides: {
      input: ({ theme }: { theme: Theme }) => ({
        '&::placeholder': { opacity: 0.75 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      label: ({ theme }: { theme: Theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }: { theme: Theme }) => ({
        borderColor: outlineOf(theme, theme.vars.palette.text.secondary),
      }),
    },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { textTransform: 'none' } } },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none' } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 44 } } },
  // Room for many: MUI's own scrolling measures a scroll bar whenever a page with tabs opens, which lays the page out
  // once more.
  MuiTabs: { styleOverrides: { scroller: { overflowX: 'auto !important', scrollbarWidth: 'thin' } } },
  // React-Admin labels the boxes of rows on their outer element, where no reader looks.
  MuiCheckbox: {
    defaultProps: {
      slotProps: { input: ({ 'aria-label': label }: CheckboxProps) => (label ? { 'aria-label': label } : {}) },
    },
  },
  // It is a button, whose text would stand in the browser's own type.
  MuiAccordionSummary: { styleOverrides: { root: ({ theme }: { theme: Theme }) => theme.typography.body1 } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: { head: { fontWeight: 600 }, root: { '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' } } },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // What stands below a closed field says why it is closed, to be read.
      root: ({ theme }: { theme: Theme }) => ({
        marginInline: 2,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  // React-Admin lays it over whatever stands above the rows, in a colour that themes of variables lack.
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: ({ theme }: { theme: Theme }) => ({
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          transition: 'none',
          height: 'auto',
          minHeight: 48,
          flexWrap: 'wrap',
          paddingInline: theme.spacing(2),
          borderRadius: theme.shape.borderRadius,
          color: theme.vars.palette.text.primary,
          backgroundColor: theme.vars.palette.background.paper,
        },
        '& .RaBulkActionsToolbar-topToolbar': {
          flex: 'none',
          flexWrap: 'wrap',
          maxWidth: '100%',
          whiteSpace: 'normal',
          marginInlineStart: 'auto',
        },
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400, slots: { transition: AtOnce } } },
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

declare module '@mui/material/styles' {
  // Colours are variables: a change of scheme gives them other values, and draws no component anew.
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Whether a part of the frame is light or dark, as its components ask: `<html data-main="dark">`. */
export const modeAttribute = (part: ThemedPart): string => `data-${part}`;

/** The look of a part in some schemes of it; `createTheme` says of the first what its components compute with. */
export const themeOf = (part: ThemedPart, worn: readonly SchemeName[]): Theme =>
  createTheme({
    ...ofReactAdmin,
    cssVariables: { cssVarPrefix: part, colorSchemeSelector: modeAttribute(part), disableCssColorScheme: true },
    defaultColorScheme: worn.map(name => schemes[name].mode)[0] ?? 'light',
    colorSchemes: Object.fromEntries(worn.map(name => [schemes[name].mode, { palette: paletteOf(schemes[name]) }])),
    typography,
    components,
    shape: { borderRadius: 8 },
  });

const made = new Map<ThemedPart, Theme>();

/** The look of a part of the frame, whatever scheme it wears; made once. */
export function partTheme(part: ThemedPart): Theme {
  const theme = made.get(part) ?? themeOf(part, ['default', 'defaultDark']);
  made.set(part, theme);
  return theme;
}
