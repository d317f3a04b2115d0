import { getContrastRatio } from '@mui/material/styles';

/** AA for text. */
const ENOUGH = 4.5;

const isColour = (value: string | undefined): value is string =>
  value !== undefined &&
  /^(?:#(?:[\da-f]{3}|[\da-f]{6})|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\))$/i.test(value);

interface BadgeColours {
  readonly backgroundColor: string;
  readonly color: string;
}

/**
 * Colours of a badge that the host chooses, `#rgb`, `#rrggbb` or `rgb(…)`; the ink gives way where it could not be
 * read. None for any other ground.
 */
export function badgeColours(bg: string | undefined, fg: string | undefined): BadgeColours | undefined {
  if (!isColour(bg)) return undefined;
  if (isColour(fg) && getContrastRatio(fg, bg) >= ENOUGH) return { backgroundColor: bg, color: fg };
  return { backgroundColor: bg, color: getContrastRatio('#ffffff', bg) >= ENOUGH ? '#ffffff' : '#000000' };
}
