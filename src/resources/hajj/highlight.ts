import { compact, folded } from '#catalog/engine/texts/searchText.ts';

/** A piece of a text; `hit` where it is what the search was for. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

type Fold = (text: string) => string;

/** Places of the letters that a word covers, in a text compared without case, accents and spelling variants. */
function covered(letters: readonly string[], word: string, fold: Fold): readonly number[] {
  const places = letters.flatMap((letter, place) => Array.from(fold(letter), sign => ({ sign, place })));
  const start = places
    .map(one => one.sign)
    .join('')
    .indexOf(word);
  if (word === '' || start < 0) return [];
  // Signs of one letter each, so places in the joined text are places in the list.
  return [...new Set(places.slice(start, start + word.length).map(one => one.place))];
}

/** Cuts a text so that what a search found in it can be marked. */
export function highlight(text: string, query: string): readonly Piece[] {
  const letters = Array.from(text);
  const words = folded(query).split(/\s+/).filter(Boolean);
  const whole = covered(letters, compact(query), compact);
  const hits = new Set(whole.length > 0 ? whole : words.flatMap(word => covered(letters, word, folded)));
  const pieces: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    // A sign without a letter of its own, such as an accent or a blank between two hits, goes with what stands before
    // it.
    const hit = hits.has(place) || (folded(letter).trim() === '' && hits.has(place - 1) && hits.has(place + 1));
    if (last?.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
