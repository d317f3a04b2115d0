import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { acceptedTypes, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '../../catalog/uploads.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';
import { Semaphore } from '../flow/semaphore.ts';
import { register } from './uploads.ts';

/** Longest side of a stored picture; a passport scan stays readable at it. */
const LONGEST_SIDE = 1600;
/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 60_000_000;

interface Upload {
  readonly field: string;
  readonly kind: 'image' | 'file';
  readonly sealed?: boolean;
  /** Who sends it. */
  readonly by: number | null;
}

const refusal = (one: Violation) => new Problem(400, 'invalid', { violations: [one] });

/**
 * Painting takes memory and a core; the others wait, and the threads that read files and hash passwords are left to
 * them.
 */
const painting = new Semaphore({ atOnce: 1, waiting: 100, patience: 30_000 });
sharp.concurrency(1);

/**
 * Re-encodes a picture, which drops everything in the file that is not the picture (scripts, places, second formats).
 */
async function repainted(bytes: Uint8Array, field: string): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw refusal(violation(field, 'not_image'));
    });
}

/**
 * Checks an upload by its content, never by its name, and stores it. Gives its path below `/media/`.
 * 400 `file_too_large`, `not_image` or `not_document` on the field; 413 or 507 when there is no room for it.
 */
export async function storeUpload(host: Host, upload: File, { field, kind, sealed, by }: Upload): Promise<string> {
  if (upload.size > MAX_UPLOAD_BYTES) throw refusal(violation(field, 'file_too_large', { max: MAX_UPLOAD_MB }));
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !acceptedTypes[kind]?.includes(type.mime))
    throw refusal(violation(field, kind === 'image' ? 'not_image' : 'not_document'));
  const isPicture = type.mime.startsWith('image/');
  const kept = isPicture ? await painting.run(() => repainted(bytes, field)) : bytes;
  return host.files.save(kept, isPicture ? 'webp' : type.ext, sealed ? 'sealed' : 'open', path =>
    register(host, { path, by, size: kept.length }),
  );
}
