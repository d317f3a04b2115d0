const BLOCK_ENDS = /<(\/(p|h[1-6]|li|td|th|blockquote|pre)|br\b[^>]*)>/gi;

/** The words of a formatted text on one line. A parsed document of its own runs no script and loads nothing. */
export const plainWords = (html: string): string =>
  new DOMParser()
    .parseFromString(html.replace(BLOCK_ENDS, ' $&'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
