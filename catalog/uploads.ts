import type { Kind } from './fields.ts';

/** Largest upload, in megabytes. */
export const MAX_UPLOAD_MB = 8;
export const MAX_UPLOAD_BYTES = MAX_UPLOAD_MB * 1024 * 1024;

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Largest request that carries several pictures at once, in megabytes. */
export const MAX_BATCH_MB = 40;

/** Media types that may be uploaded for a kind. The host looks at the content, never at what a file calls itself. */
export const acceptedTypes: Partial<Record<Kind, readonly string[]>> = {
  image: pictures,
  file: ['application/pdf', ...pictures],
};
