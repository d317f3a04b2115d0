const NOTHING = /^[+-]?0(?:px|%|r?em)?$/;

const negative = (length: string): string =>
  /^-[\d.]/.test(length) ? length.slice(1) : /^[\d.]/.test(length) ? `-${length}` : `calc(-1 * (${length}))`;

/** Sideways shifts of a transform, the other way round. */
const turned = (value: string): string =>
  value.replace(
    /\b(translate(?:X|3d)?\(\s*)((?:[^(),]|\((?:[^()]|\([^()]*\))*\))+)/g,
    (whole, head: string, length: string) =>
      NOTHING.test(length.trim()) ? whole : `${head}${negative(length.trim())}`,
  );

const swapped = (value: string): string =>
  value.replace(/\b(?:left|right)\b/g, side => (side === 'left' ? 'right' : 'left'));

/**
 * The value of a declaration as it has to be in a mirrored page, for what CSS cannot say by sides of the text;
 * undefined when it is the same.
 */
export function mirrored(name: string, value: string): string | undefined {
  const other = name === 'transform' ? turned(value) : name === 'transform-origin' ? swapped(value) : value;
  return other === value ? undefined : other;
}
