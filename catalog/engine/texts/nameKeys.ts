import { heard, unique } from './names/heard.ts';
import { cleaned, initialsIn, isInitial, pairFrom, WITHIN, wordsIn } from './names/nameWords.ts';

/**
 * Keys by which a name is found in another spelling or script: of each word, of the parts of those made of two, and of
 * neighbours that are also written as one.
 */
export function nameKeys(text: string): string[] {
  const words = wordsIn(text);
  const single = [...words, ...cleaned(text).split(WITHIN)].filter(word => !isInitial(word)).map(heard);
  const joined = [...words.map((_, index) => pairFrom(words, index)?.text ?? ''), ...initialsIn(words)].map(heard);
  return unique([...single.flatMap(one => [...one.whole, ...one.parts]), ...joined.flatMap(one => one.whole)]);
}

/**
 * For each of the words that are looked for, the keys of which a record must hold one: none of a word that asks for
 * nothing beside a name, as a title, an article or an initial; undefined of one that is no name.
 */
export function soughtKeys(words: readonly string[]): (readonly string[] | undefined)[] {
  const texts = words.map(word => (/\p{N}/u.test(word) ? '' : wordsIn(word).join('')));
  const isAsked = texts.map(word => word !== '' && !heard(word).isTitle && !heard(word).isParticle && !isInitial(word));
  const hasName = isAsked.includes(true);
  const joined = texts.map((_, index) => pairFrom(texts, index));
  return texts.map((word, index) => {
    if (hasName && word !== '' && !isAsked[index]) return [];
    const around = joined.filter((pair, start) => pair && (start === index || pair.end === index));
    const keys = unique([word, ...around.map(pair => pair?.text ?? '')].flatMap(text => heard(text).whole));
    return word !== '' && keys.length > 0 ? keys : undefined;
  });
}
