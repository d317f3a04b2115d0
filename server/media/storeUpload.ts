import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { acceptedTypes, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '../../catalog/uploads.ts';
import { type Violation, violation } from '../../catalog/violation.ts';
import type { Host } from '../host.ts';
import { Problem } from '../http/problem.ts';

/** Longest side of a stored picture; a passport scan stays readable at it. */
const LONGEST_SIDE = 1600;
/** A picture of more pixels is refused before it is unpacked. */
const MOST_PIXELS = 60_000_000;

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
  if (upload.size > MAX_UPLOAD_BYTES) throw refusal(violation(field, 'file_too_large', { max: MAX_UPLOAD_MB }));
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  const folder = sealed ? 'sealed' : 'open';
  const isAccepted = type && acceptedTypes[kind]?.includes(type.mime);
  if (isAccepted && type.mime.startsWith('image/')) return host.files.save(await repainted(bytes, field), 'webp', folder);
  if (isAccepted) return host.files.save(bytes, type.ext, folder);
  throw refusal(violation(field, kind === 'image' ? 'not_image' : 'not_document'));
}
