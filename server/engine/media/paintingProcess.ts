/**
 * The process that unpacks and paints pictures, one after the other, for the host that started it. A decoder takes
 * hundreds of megabytes and is fed by strangers: here it has a bound, no secrets and nobody else's work to take along
 * when it dies. Ends with its host; the only argument is the memory that it may take, in megabytes.
 */
import sharp, { type Metadata } from 'sharp';
import { AVIF_PIXEL, inMillions, MOST_PIXELS, mostPixels } from '#catalog/engine/uploads.ts';
import { answerHost, held, mostHeld } from '../../platform/process/answerHost.ts';

/** What became of a picture, and how much memory the process holds since, in megabytes. */
export type Painted = { readonly holds: number } & (
  | { readonly painted: Uint8Array }
  | { readonly refused: 'not_image' }
  /** `max` in millions of pixels. */
  | { readonly refused: 'picture_too_large'; readonly max: number }
);

/** Longest side of a stored picture; a passport scan stays readable at it. */
const LONGEST_SIDE = 1600;

sharp.concurrency(1);
// No picture is painted twice; what the library keeps for that is hundreds of megabytes.
sharp.cache(false);

/** Bytes that a pixel takes, as the picture's head tells. What comes in passes is held until the last of them. */
function bytesOfPixel({ format, channels, depth, isProgressive }: Metadata): number {
  if (format === 'heif') return AVIF_PIXEL;
  if (format === 'jpeg' && isProgressive) return channels * 2;
  return channels * (depth === 'uchar' ? 1 : 2) * (isProgressive ? 1.5 : 1);
}

async function repainted(bytes: Uint8Array): Promise<Uint8Array | number> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const most = mostPixels(bytesOfPixel(head));
  if (head.width * head.height > most) return inMillions(most);
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

async function paint(bytes: Uint8Array): Promise<Painted> {
  const done = await repainted(bytes).catch(() => undefined);
  if (done === undefined) return { refused: 'not_image', holds: held() };
  if (typeof done === 'number') return { refused: 'picture_too_large', max: done, holds: held() };
  return { painted: done, holds: held() };
}

// The decoders work beside this thread, which is free to look on.
setInterval(() => held() > mostHeld() && process.exit(1), 20).unref();
answerHost(paint);
