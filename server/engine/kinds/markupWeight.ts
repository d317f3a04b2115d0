import { Parser } from 'htmlparser2';

/**
 * Elements inside each other, and tags, attributes and entities of one text: more than writers need, less than keeps
 * the host busy.
 */
export const MOST_LEVELS = 40;
export const MOST_PARTS = 4000;

class TooMuch extends Error {}

/** Reads markup with the parser that takes it apart later, and leaves as soon as it is too much. */
function walk(html: string): void {
  let [level, parts] = [0, 0];
  const count = (): void => {
    parts += 1;
    if (level > MOST_LEVELS || parts > MOST_PARTS) throw new TooMuch();
  };
  const parser = new Parser({
    onopentagname() {
      level += 1;
      count();
    },
    onclosetag() {
      level -= 1;
    },
    onattribute: count,
  });
  parser.end(html);
}

/** Signs by which tags and entities begin, those of broken markup included. */
function signsIn(html: string): number {
  let signs = 0;
  for (const sign of ['<', '&'])
    for (let at = html.indexOf(sign); at !== -1; at = html.indexOf(sign, at + 1)) signs += 1;
  return signs;
}

/** Whether freeing markup of what could harm would take longer than for anything that people write. */
export function isTooMuchMarkup(html: string): boolean {
  if (signsIn(html) > MOST_PARTS) return true;
  try {
    walk(html);
    return false;
  } catch (error) {
    if (error instanceof TooMuch) return true;
    throw error;
  }
}
