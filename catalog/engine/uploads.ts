import type { Field, Kind } from './fields.ts';
import { type Violation, violation } from './violations/violation.ts';

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

/** A picture of more pixels is refused before it is unpacked. */
export const MOST_PIXELS = 60_000_000;
/** So is one that takes more bytes while it is unpacked, however small its file is. */
const MOST_BYTES = 220_000_000;
/** What the decoder of AVIF takes for a pixel, in bytes: it has the whole picture several times over. */
export const AVIF_PIXEL = 18;

/** Most pixels of a picture that takes so many bytes for each while it is unpacked. */
export const mostPixels = (bytesOfPixel: number): number =>
  Math.min(MOST_PIXELS, Math.floor(MOST_BYTES / bytesOfPixel));

/** As `max` of a refusal, in millions. */
export const inMillions = (pixels: number): number => Math.floor(pixels / 1_000_000);

/** What a browser knows of a file that was chosen. */
export interface ChosenFile {
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Undefined until the picture is measured, 0 when it turned out to be none. */
  readonly pixels?: number | undefined;
}

/**
 * What the host will refuse about a file for a field, as far as that can be told without unpacking it. A browser does
 * not tell how many bytes a pixel takes, save in AVIF; of the rest the host may refuse smaller ones.
 */
export function fileViolation(
  name: string,
  { kind }: Field,
  { type, size, pixels }: ChosenFile,
): Violation | undefined {
  if (!acceptedTypes[kind]?.includes(type) || pixels === 0)
    return violation(name, kind === 'image' ? 'not_image' : 'not_document');
  if (size > MAX_UPLOAD_BYTES) return violation(name, 'file_too_large', { max: MAX_UPLOAD_MB });
  const most = mostPixels(type === 'image/avif' ? AVIF_PIXEL : 1);
  return pixels !== undefined && pixels > most
    ? violation(name, 'picture_too_large', { max: inMillions(most) })
    : undefined;
}
