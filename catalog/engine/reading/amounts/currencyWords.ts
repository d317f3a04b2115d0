import { once } from 'es-toolkit';
import { foldedWord } from './foldedWord.ts';

/** What people write for a currency beside its sign and its code, or after an amount in words. */
const SAID = [
  'only|মাত্র|فقط|دولار|tk|taka|টাকা|টা|৳|rs|re|rupees|रु|₹|روپے|rm|usd$|us$|us|a$|hk$|s$|c$',
  'sr|srs|riyal|ريال|رس|﷼|dh|dhs|dirham|درهم|دإ|aed|kd|دك|دينار|bd|دب|qr|رق|ro|رع|jd|دأ|le|جم|جنيه|ل س',
  'tl|ytl|try|lira|eur|euro|euros|fr|sfr|kr|zł|£|€|$',
].flatMap(row => row.split('|'));

const codes = once(() => new Set(Intl.supportedValuesOf('currency').map(code => code.toLowerCase())));

const said = new Set(SAID.map(foldedWord));

/** Whether a word stands for a currency: its sign, its code, or an abbreviation, with or without dots. */
export function isCurrencyWord(text: string): boolean {
  const word = foldedWord(text);
  return /^\p{Sc}+$/u.test(word) || said.has(word) || codes().has(word);
}
