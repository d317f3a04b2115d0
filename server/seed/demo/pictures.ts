import { mapValues } from 'es-toolkit';
import type { FileStore } from '../../platform/services/fileStore.ts';
import { painter } from '../../engine/media/paintPicture.ts';
import { goods } from './drawings/goods.ts';
import { brands, certificate, footerLogo, logo } from './drawings/marks.ts';
import { causes, slides } from './drawings/scenes.ts';
import { svg } from './drawings/svg.ts';

type Goods = keyof typeof goods;
type Mark = 'logo' | 'footerLogo' | 'favicon';

/** Invented pictures, drawn without letters so that they come out alike on every machine. */
export interface Pictures {
  /** Portraits of those who work here. */
  readonly men: readonly string[];
  readonly women: readonly string[];
  /** Portraits for a visa. */
  readonly visaPhotos: Readonly<Record<'men' | 'women', readonly string[]>>;
  readonly passports: readonly string[];
  readonly journeys: readonly string[];
  readonly slides: readonly string[];
  readonly causes: readonly string[];
  readonly brands: readonly string[];
  readonly certificate: string;
  /** A certificate of a person's own. */
  readonly degree: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly goods: Readonly<Record<Goods, string>>;
}

const tones = ['#8d5a3b', '#a9714b', '#c08a63', '#6f4630'];
const cloths = ['#1f4e5f', '#5a3e6b', '#2f5d3a', '#7a3b3b', '#39435c', '#6b5b2e'];

/** A head and shoulders before the pale ground that visa photos ask for. */
function portrait(tone: string, cloth: string, isWoman: boolean): string {
  const head = `<ellipse cx="150" cy="160" rx="58" ry="72" fill="${tone}"/>`;
  const shoulders = `<path d="M20 400 Q40 270 150 262 Q260 270 280 400 Z" fill="${cloth}"/>`;
  const neck = `<rect x="122" y="215" width="56" height="60" fill="${tone}"/>`;
  const scarf = `<path d="M150 62 Q60 70 72 210 Q76 300 150 306 Q224 300 228 210 Q240 70 150 62 Z" fill="${cloth}"/>`;
  const hair = '<path d="M90 145 Q95 78 150 78 Q205 78 210 145 Q180 108 150 112 Q118 108 90 145 Z" fill="#1d1a18"/>';
  const figure = isWoman ? scarf + shoulders + head : neck + shoulders + head + hair;
  return svg(300, 400, `<rect width="300" height="400" fill="#eef1f4"/>${figure}`);
}

/** The data page of a passport as shapes: photo, lines of text, the machine-readable zone. */
function passportPage(tone: string, cloth: string): string {
  const lines = Array.from(
    { length: 7 },
    (_, row) => `<rect x="230" y="${70 + row * 34}" width="${300 - row * 22}" height="14" fill="#64748b"/>`,
  );
  const zone = [360, 392].map(y => `<rect x="30" y="${y}" width="560" height="18" fill="#1f2937"/>`);
  const face = `<rect x="30" y="70" width="170" height="220" fill="#dfe5ea"/><ellipse cx="115" cy="160" rx="42" ry="54" fill="${tone}"/>`;
  const body = `<path d="M45 290 Q55 225 115 222 Q175 225 185 290 Z" fill="${cloth}"/>`;
  return svg(
    620,
    440,
    `<rect width="620" height="440" fill="#f3efe2"/>${face}${body}${lines.join('')}${zone.join('')}`,
  );
}

/** A skyline of domes and minarets under a sky. */
function skyline(sky: string, wall: string): string {
  const minaret = (x: number) =>
    `<rect x="${x}" y="120" width="26" height="220" fill="${wall}"/><path d="M${x - 6} 120 L${x + 13} 60 L${x + 32} 120 Z" fill="${wall}"/>`;
  const dome = `<path d="M250 240 Q250 140 340 120 Q430 140 430 240 Z" fill="${wall}"/><rect x="180" y="240" width="320" height="100" fill="${wall}"/>`;
  return svg(
    680,
    400,
    `<rect width="680" height="400" fill="${sky}"/>${dome}${minaret(120)}${minaret(534)}<rect y="340" width="680" height="60" fill="#d9c9a3"/>`,
  );
}

const drawings = {
  men: cloths.map((cloth, index) => portrait(tones[index % tones.length] ?? '', cloth, false)),
  women: cloths.map((cloth, index) => portrait(tones[(index + 1) % tones.length] ?? '', cloth, true)),
  passports: tones.map((tone, index) => passportPage(tone, cloths[index] ?? '')),
  journeys: [
    ['#bcd9ea', '#2f5d3a'],
    ['#f3d9b5', '#5a4a32'],
    ['#cfd3ee', '#39435c'],
  ].map(([sky = '', wall = '']) => skyline(sky, wall)),
};

const marks: Readonly<Record<Mark, string>> = { logo, footerLogo, favicon: logo };

/** Is told each path before its file is written. */
type Announce = (path: string) => Promise<void>;

/** Draws the pictures into the file store. What identifies a person goes where only those who may change the record can look. */
export async function drawPictures(files: FileStore, announce?: Announce): Promise<Pictures> {
  const draw = async (drawing: string, folder: 'open' | 'sealed' = 'open') => {
    const done = await painter.paint(Buffer.from(drawing));
    if (!('painted' in done)) throw new Error(`a drawing is ${done.refused}`);
    return files.save(done.painted, 'webp', folder, announce);
  };
  const all = (list: readonly string[], folder?: 'open' | 'sealed') => Promise.all(list.map(one => draw(one, folder)));
  const named = async <K extends string>(drawn: Readonly<Record<K, string>>) => {
    const paths = await all(Object.values<string>(drawn));
    return mapValues(drawn, (_, name) => paths[Object.keys(drawn).indexOf(name)] ?? '');
  };
  return {
    men: await all(drawings.men),
    women: await all(drawings.women),
    visaPhotos: { men: await all(drawings.men, 'sealed'), women: await all(drawings.women, 'sealed') },
    passports: await all(drawings.passports, 'sealed'),
    journeys: await all(drawings.journeys),
    slides: await all(slides),
    causes: await all(causes),
    brands: await all(brands),
    certificate: await draw(certificate),
    degree: await draw(certificate, 'sealed'),
    marks: await named(marks),
    goods: await named(goods),
  };
}

const pathIn = (folder: 'open' | 'sealed'): string => `/media/${folder}/00/${'0'.repeat(40)}.webp`;
const [path, secret] = [pathIn('open'), pathIn('sealed')];
const nowhere = (drawn: readonly string[]): string[] => drawn.map(() => path);
const nowhereSealed = (drawn: readonly string[]): string[] => drawn.map(() => secret);
/** Paths that lead nowhere, as many as there are drawings, for measurements. */
export const noPictures: Pictures = {
  ...mapValues(drawings, nowhere),
  visaPhotos: { men: nowhereSealed(drawings.men), women: nowhereSealed(drawings.women) },
  passports: nowhereSealed(drawings.passports),
  slides: nowhere(slides),
  causes: nowhere(causes),
  brands: nowhere(brands),
  certificate: path,
  degree: secret,
  marks: mapValues(marks, () => path),
  goods: mapValues(goods, () => path),
};
