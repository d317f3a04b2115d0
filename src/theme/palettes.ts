import type { PaletteOptions } from '@mui/material/styles';

/** Text on its ground keeps 4.5:1 in both palettes, outlines of inputs 3:1 (WCAG AA). The sign-in has the same values in pages/shell.css. */
export const lightPalette: PaletteOptions = {
  mode: 'light',
  primary: { main: '#0d6b5e', dark: '#08453d', light: '#3d8d81', contrastText: '#ffffff' },
  secondary: { main: '#8a5a00', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  warning: { main: '#8a5200' },
  info: { main: '#1d5f96' },
  success: { main: '#1e6b34' },
  background: { default: '#f4f6f5', paper: '#ffffff' },
  text: { primary: '#1b2b28', secondary: '#52635f' },
  divider: '#dde5e2',
};

export const darkPalette: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#5cc4b1', dark: '#3d9b8a', light: '#8ad8c9', contrastText: '#06241f' },
  secondary: { main: '#e0b65c', contrastText: '#2b1f00' },
  error: { main: '#ffb4ab', contrastText: '#3b0907' },
  warning: { main: '#f2c078', contrastText: '#2d1d00' },
  info: { main: '#9ecbf3', contrastText: '#06233c' },
  success: { main: '#8fd6a1', contrastText: '#06260f' },
  background: { default: '#101817', paper: '#1a2422' },
  text: { primary: '#e6eeec', secondary: '#a9b8b4' },
  divider: '#2e3b38',
};
