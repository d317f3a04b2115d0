import { picture } from './svg.ts';

const minaret = (x: number, wall: string): string =>
  `<rect x="${x}" y="230" width="34" height="290" fill="${wall}"/><path d="M${x - 8} 230 L${x + 17} 140 L${x + 42} 230 Z" fill="${wall}"/>`;

const mosque = (wall: string): string =>
  `<path d="M640 380 Q640 220 800 180 Q960 220 960 380 Z" fill="${wall}"/><rect x="520" y="380" width="560" height="140" fill="${wall}"/>` +
  [420, 1146].map(x => minaret(x, wall)).join('');

const tent = (x: number, y: number): string =>
  `<path d="M${x} ${y} L${x + 60} ${y - 64} L${x + 120} ${y} Z" fill="#ffffff"/><path d="M${x + 60} ${y - 64} L${x + 60} ${y} L${x + 84} ${y} Z" fill="#dbe4ea"/>`;

const plane =
  '<g transform="translate(640 250) rotate(-8)" fill="#ffffff"><rect y="60" width="420" height="46" rx="23"/><path d="M150 84 L60 -30 H110 L260 84 Z"/><path d="M160 90 L90 200 H140 L270 90 Z"/><path d="M10 64 L-30 -10 H20 L80 64 Z"/></g>';

/** Wide pictures for the first page of the website. */
export const slides = [
  picture(1600, 600, {
    fill: '#0f3d4c',
    body: `<circle cx="1300" cy="130" r="60" fill="#f5e6b8"/>${mosque('#e9dcc0')}<rect y="520" width="1600" height="80" fill="#c9b48a"/>`,
  }),
  picture(1600, 600, {
    fill: '#cfe6f2',
    body: `<path d="M0 430 L260 240 L520 420 L820 200 L1180 430 L1400 300 L1600 420 V600 H0 Z" fill="#a98f6a"/>${Array.from({ length: 22 }, (_, index) => tent((index % 11) * 146 - 20, 500 + Math.floor(index / 11) * 76)).join('')}`,
  }),
  picture(1600, 600, {
    fill: '#4f9cc6',
    body: `${plane}${[
      [120, 520, 90],
      [320, 560, 120],
      [980, 540, 110],
      [1280, 560, 140],
      [1500, 520, 90],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#eef6fa"/>`)
      .join('')}`,
  }),
];

const ring =
  '<ellipse cx="340" cy="330" rx="150" ry="34" fill="#5b6b73"/><rect x="190" y="250" width="300" height="80" fill="#8b9aa2"/><ellipse cx="340" cy="250" rx="150" ry="34" fill="#2c6e91"/>';

/** What the causes are about: water, a school, a meal. */
export const causes = [
  picture(680, 400, {
    fill: '#e6f0e4',
    body: `${ring}<rect x="210" y="90" width="16" height="170" fill="#6b4a2f"/><rect x="454" y="90" width="16" height="170" fill="#6b4a2f"/><path d="M180 96 L340 30 L500 96 Z" fill="#9a5a3a"/>`,
  }),
  picture(680, 400, {
    fill: '#e3edf6',
    body: `<rect x="160" y="170" width="360" height="170" fill="#d8b98a"/><path d="M140 170 L340 80 L540 170 Z" fill="#9a4a3a"/><rect x="310" y="250" width="60" height="90" fill="#6b4a2f"/>${[200, 440].map(x => `<rect x="${x}" y="210" width="50" height="50" fill="#f4f8fb"/>`).join('')}<rect y="340" width="680" height="60" fill="#7fa36a"/>`,
  }),
  picture(680, 400, {
    fill: '#f6ede3',
    body: '<ellipse cx="340" cy="250" rx="220" ry="90" fill="#ffffff"/><ellipse cx="340" cy="240" rx="150" ry="58" fill="#e7d3b0"/><circle cx="290" cy="230" r="26" fill="#7a3b1e"/><circle cx="350" cy="220" r="26" fill="#8a4a26"/><circle cx="400" cy="240" r="26" fill="#6b3418"/><rect x="560" y="150" width="50" height="120" rx="8" fill="#9cc7dd"/>',
  }),
];
