import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { type Violation, violation } from '../../catalog/violation.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** Largest upload, in megabytes. */
export const MAX_UPLOAD_MB = 8;
/** Longest side of a stored picture; a passport scan stays readable at it. */
const LONGEST_SIDE = 1600;
/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 60_000_000;

const pictures = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

interface Upload {
  readonly field: string;
  readonly kind: 'image' | 'file';
  readonly sealed?: boolean;
}

const refusal = (one: Violation) => new Problem(400, 'invalid', { violations: [one] });

/** Re-encodes a picture, which drops everything in the file that is not the picture (scripts, places, second formats). */
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
 * 400 `file_too_large`, `not_image` or `not_document` on the field.
 */
export async function storeUpload(host: Host, upload: File, { field, kind, sealed }: Upload): Promise<string> {
  if (upload.size > MAX_UPLOAD_MB * 1024 * 1024) throw refusal(violation(field, 'file_too_large', { max: MAX_UPLOAD_MB }));
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  const folder = sealed ? 'sealed' : 'open';
  if (type && pictures.has(type.mime)) return host.files.save(await repainted(bytes, field), 'webp', folder);
  if (kind === 'file' && type?.mime === 'application/pdf') return host.files.save(bytes, 'pdf', folder);
  throw refusal(violation(field, kind === 'image' ? 'not_image' : 'not_document'));
}
