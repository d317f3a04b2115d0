/** Deeper than any body that makes sense; what goes deeper would exhaust the stack of whoever walks it. */
export const MOST_LEVELS = 16;

/** More than any list of ours takes, and than any record has fields: what is wider is costly to unpack, and is refused. */
export const MOST_ACROSS = 10_000;

interface Weight {
  /** Values of objects and lists, empty ones too, as their commas and brackets tell. */
  readonly values: number;
  readonly levels: number;
  /** Values of the object or list that has the most of them. */
  readonly across: number;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Index of the quote that ends the text which begins after `start`. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE, start); end !== -1; end = bytes.indexOf(QUOTE, end + 1)) {
    let escapes = 0;
    while (bytes[end - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return bytes.length;
}

/**
 * How much a JSON text would unpack to, without unpacking it: a few bytes can hold as many objects as it takes to bring
 * the host to its knees. What is no JSON has some weight, too.
 */
export function jsonWeight(bytes: Buffer): Weight {
  let [values, level, levels, across] = [1, 0, 0, 0];
  // Commas so far of each object or list around the present place.
  const commas = [0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COMMA) {
      values += 1;
      const here = (commas[level] ?? 0) + 1;
      commas[level] = here;
      if (here >= across) across = here + 1;
    } else if (byte === LIST || byte === OBJECT) {
      values += 1;
      level += 1;
      commas[level] = 0;
      if (level > levels) levels = level;
    } else if ((byte === LIST_END || byte === OBJECT_END) && level > 0) level -= 1;
  }
  return { values, levels, across };
}
