import { acceptedTypes } from '#catalog/engine/uploads.ts';

const known = new WeakMap<File, number>();

/** Pixels of a file that was measured; undefined of any other, 0 of one that is no picture. */
export const pixelsOf = (file: File): number | undefined => known.get(file);

/** What is no picture by its name needs no look. */
const isMeasurable = ({ type }: File): boolean => acceptedTypes.image?.includes(type) ?? false;

/** Finds out how large a chosen picture is, so that its rule can be told; done once it is known, or never will be. */
export function measure(file: File): Promise<void> {
  if (!isMeasurable(file) || known.has(file)) return Promise.resolve();
  return new Promise(resolve => {
    const picture = new Image();
    const src = URL.createObjectURL(file);
    const settle = (pixels: number | undefined): void => {
      URL.revokeObjectURL(src);
      if (pixels !== undefined) known.set(file, pixels);
      resolve();
    };
    picture.addEventListener('load', () => settle(picture.naturalWidth * picture.naturalHeight));
    // Not every browser knows AVIF; of the others it can tell.
    picture.addEventListener('error', () => settle(file.type === 'image/avif' ? undefined : 0));
    picture.src = src;
  });
}
