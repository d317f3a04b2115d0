import createCache, { type EmotionCache } from '@emotion/cache';
import type { Direction } from '../i18n/locale.ts';

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** Fetches what mirrors styles; only readers of right-to-left languages need it. */
export async function loadCache(direction: Direction): Promise<void> {
  if (direction === 'ltr') {
    caches.ltr ??= createCache({ key: 'mui' });
    return;
  }
  const [{ prefixer }, { default: mirror }] = await Promise.all([import('stylis'), import('@mui/stylis-plugin-rtl')]);
  caches.rtl ??= createCache({ key: 'muirtl', stylisPlugins: [prefixer, mirror] });
}

export const isLoaded = (direction: Direction): boolean => caches[direction] !== undefined;

/** The styles of a direction; the plain ones until the others have been fetched. */
export const cacheFor = (direction: Direction): EmotionCache =>
  caches[direction] ?? (caches.ltr ??= createCache({ key: 'mui' }));
