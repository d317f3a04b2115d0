import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKeys, soughtKeys } from '../../../catalog/engine/texts/nameKeys.ts';
import { setAside } from './setAside.ts';
import { tried } from './tried.ts';
import { triedLater } from './triedLater.ts';
import { tuned } from './tuned.ts';

/** Whether a search by some words finds a name. */
function finds(search: string, name: string): boolean {
  const kept = nameKeys(name);
  return soughtKeys(search.split(/\s+/)).every(keys => keys?.length === 0 || keys?.some(key => kept.includes(key)));
}

const pairsIn = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map(line => line.split(' | '))
    .map(([one = '', other = '']) => [one, other]);

const isFound = ([one, other]: [string, string]): boolean => finds(one, other) && finds(other, one);
const isMixedUp = ([one, other]: [string, string]): boolean => finds(one, other) || finds(other, one);
const letters = 'a b c ç d e f g ğ h ı i j k l m n o ö p r s ş t u ü v y z q w x â î û'.split(' ');
const latinWord = fc.string({ unit: fc.constantFrom(...letters), minLength: 2 });

describe('a name', () => {
  it.each(pairsIn(tuned.alike))('%s is found as %s, and the other way round', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true]);
  });

  it.each(pairsIn(tuned.unlike))('%s is not taken for %s', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([false, false]);
  });

  it('is found by 95 of 100 other spellings, and by 5 of 100 other names at most', () => {
    const alike = [setAside.alike, tried.alike, triedLater.alike].flatMap(pairsIn);
    const unlike = [setAside.unlike, tried.unlike, triedLater.unlike].flatMap(pairsIn);
    expect(alike.length).toBeGreaterThan(400);
    expect(alike.filter(isFound).length / alike.length).toBeGreaterThanOrEqual(0.95);
    expect(unlike.length).toBeGreaterThan(200);
    expect(unlike.filter(isMixedUp).length / unlike.length).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['Md Karim', 'Karim'],
    ['Alhaj Md. Abdul Karim', 'Abdulkarim'],
    ['A K M Rahman', 'A.K.M. Rahman'],
    ['AKM Rahman', 'A. K. M. Rahman'],
    ['rahman', 'Mohammed Abdurrahman'],
    ['Khaled Walid', 'Khalid bin al-Walid'],
    ['karim', 'মোঃ আব্দুল করিম'],
    ['Md', 'Mohammed Ali'],
  ])('%s finds %s', (search, name) => {
    expect(finds(search, name)).toBe(true);
  });

  it.each([
    ['Mohammed Karim', 'Hasan Karim'],
    ['Abdul Karim', 'Karim'],
    ['Karim Hasan', 'Karim'],
    ['Md Karim', 'Md Rahim'],
  ])('%s does not find %s', (search, name) => {
    expect(finds(search, name)).toBe(false);
  });

  it('is not sought by what has a digit in it', () => {
    expect(soughtKeys(['karim', '01711', 'a1', '-'])).toEqual([nameKeys('karim'), undefined, undefined, undefined]);
  });

  it('is found by the spellings that were set aside before any rule was made', () => {
    expect(pairsIn(setAside.alike).filter(isFound).length / 35).toBeGreaterThanOrEqual(0.95);
    expect(pairsIn(setAside.unlike).filter(isMixedUp)).toEqual([]);
  });

  it('has few keys', () => {
    const names = Object.values({ ...tuned, more: setAside.alike, other: tried.alike })
      .flatMap(pairsIn)
      .flat();
    expect(Math.max(...names.map(name => nameKeys(name).length))).toBeLessThanOrEqual(40);
  });
});

describe('keys of a name', () => {
  it('are the same in capitals, and with or without accents', () => {
    fc.assert(
      fc.property(latinWord, word => {
        const keys = nameKeys(word);
        expect(nameKeys(word.toLocaleUpperCase('tr'))).toEqual(keys);
        expect(nameKeys(word.normalize('NFD'))).toEqual(keys);
        expect(nameKeys(word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i'))).toEqual(keys);
      }),
    );
  });

  it('are met by its words in any order', () => {
    const words = fc.uniqueArray(latinWord, { minLength: 1, maxLength: 4 });
    const orders = words.chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: 1 })));
    fc.assert(
      fc.property(orders, ([list, some]) => {
        const isSound = soughtKeys(some).every(keys => keys !== undefined);
        expect(!isSound || finds(some.join(' '), list.join(' '))).toBe(true);
      }),
    );
  });

  it('are made of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        expect(nameKeys(text).every(key => /^[+a-zA-Z]+$/.test(key))).toBe(true);
        expect(soughtKeys(text.split(/\s+/))).toHaveLength(text.split(/\s+/).length);
      }),
      { numRuns: 400 },
    );
    expect(() => nameKeys('\ud800 \udfff')).not.toThrow();
  });
});
