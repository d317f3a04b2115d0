import { picture } from './svg.ts';

const shown = (fill: string, body: string): string => picture(400, 400, { fill, body });

const dates = [
  [140, 190],
  [200, 175],
  [260, 190],
  [170, 235],
  [230, 235],
];

/** One picture for each sort of goods; products of a sort share it. */
export const goods = {
  ihram: shown(
    '#e4ecef',
    '<rect x="80" y="180" width="240" height="70" rx="14" fill="#ffffff"/><rect x="80" y="256" width="240" height="70" rx="14" fill="#fafafa"/><path d="M80 214 H320 M80 290 H320" stroke="#d5dde1" stroke-width="4"/><rect x="110" y="110" width="180" height="60" rx="14" fill="#f4f6f7"/>',
  ),
  mat: shown(
    '#efe7dc',
    '<rect x="110" y="50" width="180" height="300" fill="#7a3b3b"/><rect x="128" y="68" width="144" height="264" fill="#c9a75a"/><path d="M148 312 V190 Q148 110 200 96 Q252 110 252 190 V312 Z" fill="#7a3b3b"/>',
  ),
  dates: shown(
    '#f3ead9',
    `<rect x="90" y="150" width="220" height="140" rx="12" fill="#2f5d3a"/><rect x="106" y="162" width="188" height="104" rx="8" fill="#f8f1e2"/>${dates.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="26" ry="16" fill="#6b3418"/>`).join('')}`,
  ),
  book: shown(
    '#e7e9f3',
    '<rect x="120" y="70" width="180" height="260" rx="6" fill="#39435c"/><rect x="120" y="70" width="26" height="260" fill="#2a3144"/><circle cx="224" cy="170" r="42" fill="none" stroke="#d9c37a" stroke-width="8"/><rect x="180" y="252" width="90" height="12" fill="#d9c37a"/>',
  ),
  bag: shown(
    '#e9eef0',
    '<rect x="110" y="130" width="180" height="220" rx="18" fill="#1f4e5f"/><rect x="165" y="60" width="70" height="74" rx="10" fill="none" stroke="#37474f" stroke-width="12"/><path d="M150 150 V330 M200 150 V330 M250 150 V330" stroke="#2f6b80" stroke-width="8"/><circle cx="140" cy="356" r="14" fill="#263238"/><circle cx="260" cy="356" r="14" fill="#263238"/>',
  ),
  bottle: shown(
    '#e3f1f3',
    '<rect x="140" y="120" width="120" height="220" rx="22" fill="#9fd0dc"/><rect x="140" y="190" width="120" height="80" fill="#f7fbfc"/><rect x="170" y="70" width="60" height="50" rx="8" fill="#00695c"/>',
  ),
  umbrella: shown(
    '#eee9f2',
    '<path d="M60 220 Q70 90 200 80 Q330 90 340 220 Q305 190 270 220 Q235 190 200 220 Q165 190 130 220 Q95 190 60 220 Z" fill="#5a3e6b"/><path d="M200 210 V330 Q200 356 226 350" fill="none" stroke="#37474f" stroke-width="10"/>',
  ),
  beads: shown(
    '#f0ece4',
    `${Array.from({ length: 24 }, (_, index) => `<circle cx="${Math.round(200 + 110 * Math.cos((index * Math.PI) / 12))}" cy="${Math.round(180 + 110 * Math.sin((index * Math.PI) / 12))}" r="13" fill="#6b5b2e"/>`).join('')}<rect x="194" y="300" width="12" height="60" fill="#8a6d2f"/>`,
  ),
} as const;
