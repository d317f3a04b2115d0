import { alpha, type PaletteOptions, type Theme } from '@mui/material/styles';
import type { Scheme } from './schemes.ts';

/** Colours that mean something, the same in every scheme of a mode. */
const signals = {
  light: {
    error: { main: '#b3261e' },
    warning: { main: '#8a5200' },
    info: { main: '#1d5f96' },
    success: { main: '#1e6b34' },
  },
  dark: {
    error: { main: '#ffb4ab', contrastText: '#3b0907' },
    warning: { main: '#f2c078', contrastText: '#2d1d00' },
    info: { main: '#a9d2f7', contrastText: '#06233c' },
    success: { main: '#9bdcab', contrastText: '#06260f' },
  },
} as const;

const ink = {
  light: { primary: '#17242b', secondary: '#4c5b66' },
  dark: { primary: '#eef3f5', secondary: '#bccad2' },
} as const;

/** How much of the secondary ink an outline of a control has: just 3:1 on its ground. */
const OUTLINE = 0.72;

/** Outline of inputs, in the ink of a scheme or the variable of it. */
export const outlineOf = (theme: Theme, secondaryInk: string): string => theme.alpha(secondaryInk, OUTLINE);

/** Everything that components ask a palette for. */
export const paletteOf = ({ mode, primary, secondary, paper, ground }: Scheme): PaletteOptions => ({
  mode,
  // AA for text; MUI picks black or white ink by it.
  contrastThreshold: 4.5,
  // On light colours, under dark ink, a step further would lose the contrast.
  tonalOffset: mode === 'dark' ? 0.1 : 0.2,
  primary: { main: primary, contrastText: mode === 'dark' ? '#0b1c20' : '#ffffff' },
  secondary: { main: secondary, contrastText: mode === 'dark' ? '#0b1c20' : '#ffffff' },
  ...signals[mode],
  background: { default: ground, paper },
  text: ink[mode],
  divider: alpha(ink[mode].secondary, mode === 'dark' ? 0.28 : 0.18),
});
