import { getContrastRatio, type Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../src/layout/theme/schemes/paletteOf.ts';
import { schemeNamed, schemeNames, schemes } from '../../src/layout/theme/schemes/schemes.ts';
import { darkOf, defaultThemes, lightOf, setNames, setOf } from '../../src/layout/theme/schemes/themeSet.ts';
import { themeOf } from '../../src/layout/theme/themes.ts';

const channels = (colour: string): number[] => {
  const hex = /^#(..)(..)(..)$/.exec(colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour);
  if (hex) return hex.slice(1).map(part => Number.parseInt(part, 16));
  return (/\((.*)\)/.exec(colour)?.[1] ?? '').split(/[\s,/]+/).map(Number);
};

/** A colour as it looks on a ground that shows through it. */
function laidOn(colour: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(colour);
  const below = channels(ground);
  const mixed = [red, green, blue].map((value, index) => Math.round(value * alpha + (below[index] ?? 0) * (1 - alpha)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

const contrast = (ink: string, ground: string): number => getContrastRatio(laidOn(ink, ground), ground);

const tones = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const groundsOf = ({ palette }: Theme) => {
  const { paper, default: page } = palette.background;
  // An entry may lie on a tint: under the pointer, or chosen.
  const tint = `rgba(${palette.mode === 'dark' ? '255,255,255' : '0,0,0'},${palette.mode === 'dark' ? 0.16 : 0.08})`;
  return { paper, page, chosen: laidOn(tint, page) };
};

describe.each(schemeNames)('the scheme %s', name => {
  const theme = themeOf('main', [name]);
  const { palette } = theme;
  const { paper, page, chosen } = groundsOf(theme);

  it('keeps text readable on its grounds (4.5:1)', () => {
    for (const ground of [paper, page, chosen]) {
      expect(contrast(palette.text.primary, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps coloured text and icons readable on its grounds (4.5:1)', () => {
    for (const tone of tones) {
      for (const ground of [paper, page])
        expect(contrast(palette[tone].main, ground), `${tone} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.primary.main, chosen), 'primary on a chosen entry').toBeGreaterThanOrEqual(4.5);
  });

  it('keeps the ink of filled controls readable, at rest and under the pointer (4.5:1)', () => {
    for (const tone of tones) {
      const { main, dark, contrastText } = palette[tone];
      expect(contrast(contrastText, main), tone).toBeGreaterThanOrEqual(4.5);
      expect(contrast(contrastText, dark), `${tone} under the pointer`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('outlines inputs so that they are seen (3:1)', () => {
    for (const ground of [paper, page])
      expect(contrast(outlineOf(theme, palette.text.secondary), ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the sets of schemes', () => {
  it('are the nine names, each light and dark', () => {
    expect(setNames).toHaveLength(18);
    expect(setNames.filter(name => schemes[name].mode === 'dark')).toHaveLength(9);
  });

  it('dress navigation and footer of a light set in its dark sibling, and a dark set all alike', () => {
    expect(setOf('emeraldGold')).toEqual({
      main: 'emeraldGold',
      navbar: 'emeraldGoldDark',
      toolbar: 'emeraldGold',
      footer: 'emeraldGoldDark',
    });
    expect(new Set(Object.values(setOf('indigoCoralDark')))).toEqual(new Set(['indigoCoralDark']));
  });

  it('lead from light to dark and back', () => {
    expect(lightOf(darkOf('coolGreyPink'))).toBe('coolGreyPink');
    expect(darkOf('greyDark')).toBe('greyDark');
  });

  it('start as the specification says, and fall back to the default', () => {
    expect(defaultThemes).toMatchObject({ main: 'default', navbar: 'greyDark', toolbar: 'light' });
    expect(['no such scheme', '', null, 7, 'toString'].map(schemeNamed)).toEqual(Array(5).fill('default'));
  });
});
