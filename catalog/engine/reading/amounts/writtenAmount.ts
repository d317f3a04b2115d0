import { westernDigits } from '../westernDigits.ts';
import { isCurrencyWord } from './currencyWords.ts';
import { type Side, sideOf } from './sideWords.ts';

/** An amount as it is written, taken apart: its number, and what is said around it. */
export interface WrittenAmount {
  readonly numeral: string;
  readonly side: Side | undefined;
  readonly isNegative: boolean;
}

/** Longer texts are no amount. */
const LONGEST = 60;

/** One digit for each of any script; the signs of numbers stay, since Arabic's have one meaning. */
const plainDigits = (text: string): string => text.replace(/\p{Nd}+/gu, westernDigits);

const plainText = (text: string): string =>
  plainDigits(text)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/g, '')
    .replace(/[−–—‒﹣－]/g, '-')
    .replaceAll('،', ',')
    .replaceAll('＋', '+')
    .replace(/[\s\u00a0\u2000-\u200a\u202f]+/g, ' ')
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim()
    // `1,200/-` and `12,-` end in no minus: nothing follows the whole.
    .replace(/(\.\d+)\s*\/[-=](?!\d)/, '$1')
    .replace(/(\d)\s*\/[-=](?!\d)/, '$1.00')
    .replace(/(\d)([.,])-{1,2}(?= |$|\p{L}|\p{Sc})/u, '$1$200');

/** Brackets around a word (`12.00(Dr)`), not around a number. */
const WORD = String.raw`(?:\(\s*[\p{L}\p{M}\p{Sc}./ ]+\s*\)|[\p{L}\p{M}\p{Sc}][\p{L}\p{M}\p{Sc}./]*)`;
const BEFORE = new RegExp(String.raw`^${WORD}[ :]*`, 'u');
const AFTER = new RegExp(String.raw`[ ]*${WORD}$`, 'u');

/** Takes an amount apart, whatever the order of its signs; undefined where a word or a sign has no meaning in it. */
export function writtenAmount(text: string): WrittenAmount | undefined {
  let rest = plainText(text);
  if (rest.length > LONGEST || !/\d/.test(rest)) return undefined;
  let side: Side | undefined;
  let signs = 0;
  let minus = 0;
  for (let before = ''; before !== rest;) {
    before = rest;
    const inside = /^\(([^()]*\d[^()]*)\)$|^<([^<>]*\d[^<>]*)>$/.exec(rest);
    const sign = /^([-+]) ?(.+)$/.exec(rest) ?? /^(.+?) ?([-+])$/.exec(rest);
    const word = (BEFORE.exec(rest) ?? AFTER.exec(rest))?.[0];
    if (inside) {
      rest = (inside[1] ?? inside[2] ?? '').trim();
      minus += 1;
      signs += 1;
    } else if (sign) {
      const [, one = '', other = ''] = sign;
      const isFirst = one === '-' || one === '+';
      rest = isFirst ? other : one;
      minus += (isFirst ? one : other) === '-' ? 1 : 0;
      signs += 1;
    } else if (word !== undefined) {
      const bare = word.replace(/[():]/g, ' ').trim();
      const said = sideOf(bare);
      if (said === undefined ? !isCurrencyWord(bare) : side !== undefined) return undefined;
      side ??= said;
      rest = (rest.startsWith(word) ? rest.slice(word.length) : rest.slice(0, -word.length)).trim();
    }
  }
  return signs > 1 ? undefined : { numeral: rest, side, isNegative: minus > 0 };
}
