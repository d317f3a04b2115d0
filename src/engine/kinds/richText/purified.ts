import createPurifier from 'dompurify';
import { isLink, isPicture, markup } from '#catalog/engine/texts/markup.ts';

const purifier = createPurifier(window);

const alignments: readonly string[] = markup.alignments;

function onlyAligned(node: HTMLElement): void {
  const { textAlign } = node.style;
  node.removeAttribute('style');
  if (alignments.includes(textAlign)) node.style.textAlign = textAlign;
}

function onlySafeLink(node: HTMLElement): void {
  if (!isLink(node.getAttribute('href') ?? '')) node.removeAttribute('href');
  node.removeAttribute('rel');
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
  else node.removeAttribute('target');
}

purifier.addHook('afterSanitizeAttributes', node => {
  if (!(node instanceof HTMLElement)) return;
  if (node.hasAttribute('style')) onlyAligned(node);
  if (node.tagName === 'A') onlySafeLink(node);
  if (node.tagName === 'IMG' && !isPicture(node.getAttribute('src') ?? '')) node.remove();
});

/**
 * Formatted text without anything that runs, loads or covers. Our host stores nothing else; another one, or a history
 * from before, may.
 */
export const purified = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: [...markup.tags],
    ALLOWED_ATTR: [...new Set(Object.values(markup.attributes).flat()), 'style'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
