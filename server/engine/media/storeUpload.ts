import { fileTypeFromBuffer } from 'file-type';
import { acceptedTypes, MAX_UPLOAD_BYTES, MAX_UPLOAD_MB } from '#catalog/engine/uploads.ts';
import { type Violation, violation } from '#catalog/engine/violations/violation.ts';
import type { Host } from '../context/host.ts';
import { Problem } from '../../platform/problem.ts';
import { paintPicture } from './paintPicture.ts';
import { register } from './uploads.ts';

interface Upload {
  readonly field: string;
  readonly kind: 'image' | 'file';
  readonly sealed?: boolean;
  /** Who sends it. */
  readonly by: number | null;
}

const refusal = (one: Violation) => new Problem(400, 'invalid', { violations: [one] });

/**
 * Checks an upload by its content, never by its name, and stores it. Gives its path below `/media/`.
 * 400 `file_too_large`, `picture_too_large`, `not_image` or `not_document` on the field; 413 or 507 when there is no room for it,
 * 422 or 503 when it cannot be painted.
 */
export async function storeUpload(host: Host, upload: File, { field, kind, sealed, by }: Upload): Promise<string> {
  if (upload.size > MAX_UPLOAD_BYTES) throw refusal(violation(field, 'file_too_large', { max: MAX_UPLOAD_MB }));
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !acceptedTypes[kind]?.includes(type.mime))
    throw refusal(violation(field, kind === 'image' ? 'not_image' : 'not_document'));
  const isPicture = type.mime.startsWith('image/');
  const kept = isPicture ? await paintPicture(host.log, bytes, field) : bytes;
  return host.files.save(kept, isPicture ? 'webp' : type.ext, sealed ? 'sealed' : 'open', path =>
    register(host, { path, by, size: kept.length }),
  );
}
