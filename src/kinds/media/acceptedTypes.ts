import type { Kind } from '../../../catalog/fields.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** What may be uploaded for a kind; the host looks at the content itself. */
export const acceptedTypes: Partial<Record<Kind, readonly string[]>> = {
  image: pictures,
  file: ['application/pdf', ...pictures],
};

/** Largest upload in megabytes, as the host accepts it. */
export const MAX_MEGABYTES = 8;
export const MAX_BYTES = MAX_MEGABYTES * 1024 * 1024;
