import { useEffect } from 'react';

/**
 * Puts an icon on the browser's tab. A second one beside that of the page would be ignored: browsers prefer its drawing
 * to a picture.
 */
export function useFavicon(src: string): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link || link.getAttribute('href') === src) return;
    link.removeAttribute('type');
    link.href = src;
  }, [src]);
}
