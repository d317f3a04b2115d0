import { picture, svg } from './svg.ts';

/** A dome below a crescent: the mark of the invented agency, 96 pixels square. */
const dome = (colour: string): string =>
  `<path d="M18 78 V54 Q18 34 48 24 Q78 34 78 54 V78 Z" fill="${colour}"/><path d="M54 4 a9 9 0 1 0 5 14 a8 8 0 1 1 -5 -14 Z" fill="${colour}"/>` +
  `<rect x="12" y="80" width="72" height="8" rx="4" fill="${colour}"/>`;
const gate = (colour: string): string => `<path d="M38 78 V62 Q38 50 48 46 Q58 50 58 62 V78 Z" fill="${colour}"/>`;

export const BRAND = '#00695c';

const tile = (ground: string, sign: string): string =>
  svg(
    96,
    96,
    `<rect width="96" height="96" rx="20" fill="${ground}"/><g transform="translate(12 12) scale(.75)">${dome(sign) + gate(ground)}</g>`,
  );

// On a tile of its own, since the navigation may be dark or light.
export const logo = tile(BRAND, '#ffffff');
export const footerLogo = tile('#ffffff', BRAND);

/** Marks of brands and makers. */
export const brands = [
  picture(240, 240, {
    fill: '#f4f1ea',
    body: '<circle cx="120" cy="120" r="70" fill="#2f5d3a"/><circle cx="120" cy="120" r="34" fill="#f4f1ea"/>',
  }),
  picture(240, 240, {
    fill: '#eaf1f4',
    body: '<path d="M120 50 L190 180 H50 Z" fill="#1f4e5f"/><path d="M120 110 L150 168 H90 Z" fill="#eaf1f4"/>',
  }),
  picture(240, 240, {
    fill: '#f4eaf0',
    body: '<rect x="60" y="60" width="120" height="120" rx="24" fill="#7a3b3b"/><rect x="96" y="96" width="48" height="48" fill="#f4eaf0"/>',
  }),
];

/** A certificate as shapes: seal, lines of text, a border. */
export const certificate = picture(620, 440, {
  fill: '#fbf8ee',
  body:
    '<rect x="16" y="16" width="588" height="408" fill="none" stroke="#8a6d2f" stroke-width="6"/><rect x="150" y="70" width="320" height="26" fill="#374151"/>' +
    [130, 166, 202, 238]
      .map((y, row) => `<rect x="${90 + row * 16}" y="${y}" width="${440 - row * 32}" height="12" fill="#94a3b8"/>`)
      .join('') +
    '<circle cx="500" cy="340" r="44" fill="#b3261e"/><circle cx="500" cy="340" r="26" fill="#fbf8ee"/><rect x="90" y="360" width="180" height="6" fill="#374151"/>',
});
