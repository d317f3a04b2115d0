import sharp, { type Metadata } from 'sharp';
import { violation } from '../../catalog/violation.ts';
import { Semaphore } from '../flow/semaphore.ts';
import { Problem } from '../http/problem.ts';

/** Longest side of a stored picture; a passport scan stays readable at it. */
const LONGEST_SIDE = 1600;
/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 60_000_000;
/** So is one that takes more bytes while it is unpacked, however small its file is. */
const MOST_BYTES = 220_000_000;
/** What the decoder of AVIF takes for a pixel, in bytes: it has the whole picture several times over. */
const AVIF_PIXEL = 18;

/**
 * Painting takes memory and a core; the others wait, and the threads that read files and hash passwords are left to
 * them.
 */
const painting = new Semaphore({ atOnce: 1, waiting: 100, patience: 30_000 });
sharp.concurrency(1);
// No picture is painted twice; what the library keeps for that is hundreds of megabytes.
sharp.cache(false);

const refusal = (...one: Parameters<typeof violation>) =>
  new Problem(400, 'invalid', { violations: [violation(...one)] });

/** Pixels that a picture of this kind may have, as its head tells. */
function mostPixels({ format, channels, depth }: Metadata): number {
  const pixel = format === 'heif' ? AVIF_PIXEL : channels * (depth === 'uchar' ? 1 : 2);
  return Math.min(MOST_PIXELS, Math.floor(MOST_BYTES / pixel));
}

async function repainted(bytes: Uint8Array, field: string): Promise<Uint8Array> {
  const unreadable = () => {
    throw refusal(field, 'not_image');
  };
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  const most = mostPixels(head);
  if (head.width * head.height > most) throw refusal(field, 'picture_too_large', { max: Math.floor(most / 1_000_000) });
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(unreadable);
}

/**
 * Re-encodes a picture, which drops everything in the file that is not the picture (scripts, places, second formats).
 * 400 `not_image` or `picture_too_large` on the field.
 */
export const paintPicture = (bytes: Uint8Array, field: string): Promise<Uint8Array> =>
  painting.run(() => repainted(bytes, field));
