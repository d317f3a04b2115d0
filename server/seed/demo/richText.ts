const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pieces of rich text, as the editor writes them. */
export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;
export const headed = (heading: string, body: string): string => `<h2>${escaped(heading)}</h2>${body}`;
export const bullets = (items: readonly string[]): string =>
  `<ul>${items.map(item => `<li>${paragraph(item)}</li>`).join('')}</ul>`;
export const numberedList = (items: readonly string[]): string =>
  `<ol>${items.map(item => `<li>${paragraph(item)}</li>`).join('')}</ol>`;
export const quote = (text: string): string => `<blockquote>${paragraph(text)}</blockquote>`;
