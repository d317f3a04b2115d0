/** Characters of a line of a passport's machine-readable zone (ICAO 9303, TD3). */
export const ZONE_WIDTH = 44;

/** Both lines of a passport without the break between them, as a field of one line leaves them. */
const joinedZone = new RegExp(`^P[A-Z0-9<]{${2 * ZONE_WIDTH - 1}}$`);

/** What is searched for: blanks at the ends are gone, and two lines of a passport stand on two lines again. */
export function searched(text: string): string {
  const zone = text.replace(/\s+/g, '').toUpperCase();
  return joinedZone.test(zone) ? `${zone.slice(0, ZONE_WIDTH)}\n${zone.slice(ZONE_WIDTH)}` : text.trim();
}

/** Where everybody who matches a text is listed. */
export const searchPath = (text: string): string => `/apps/passenger/search/${encodeURIComponent(searched(text))}`;
