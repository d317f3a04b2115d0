/** A colour as it is stored, `#rrggbb`, of one that is written so or in short, `#rgb`; undefined for anything else. */
export function hexColor(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const color = text.trim().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  return /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}
