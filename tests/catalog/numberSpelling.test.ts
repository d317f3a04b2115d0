import { describe, expect, it } from 'vitest';
import { isTelling, likeNumber, wholeNid, wholeNumber } from '../../catalog/engine/texts/numberSpelling.ts';

const NUMBER = 'A1234567';
/** The number with a sign between its groups. */
const parted = (sign: number) => `A12${String.fromCodePoint(sign)}34567`;
const digitsFrom = (zero: number) => NUMBER.replace(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));

describe('a number is the same', () => {
  it.each([
    ['minus', 0x2212],
    ['soft hyphen', 0x00ad],
    ['word joiner', 0x2060],
    ['mark of Arabic', 0x061c],
    ['separator of Mongolian', 0x180e],
    ['selector of variants', 0xfe0f],
    ['tag', 0xe0041],
    ['filler of Hangul', 0x3164],
    ['half filler of Hangul', 0xffa0],
    ['zero width space', 0x200b],
  ])('with a %s in it', (_, sign) => {
    expect(wholeNumber(parted(sign))).toBe(NUMBER);
  });

  it.each(['/', '.', '_', '·', ',', "'", '(', ')', '[', ']', ' ', '-', '–'])('with %s in it', sign => {
    expect(wholeNumber(`A12${sign}34567`)).toBe(NUMBER);
  });

  it.each(['a1234567', 'A1234567.', 'A1234567<', 'Ａ１２３４５６７', '(A1234567)'])('as %s', text => {
    expect(wholeNumber(text)).toBe(NUMBER);
  });

  it.each([
    ['Arabic', 0x0660],
    ['Persian', 0x06f0],
    ['Devanagari', 0x0966],
    ['Bengali', 0x09e6],
    ['Gurmukhi', 0x0a66],
    ['Tamil', 0x0be6],
    ['Thai', 0x0e50],
    ['mathematical bold', 0x1d7ce],
    ['mathematical sans', 0x1d7e2],
    ['Osmanya', 0x104a0],
  ])('in %s digits', (_, zero) => {
    expect(wholeNumber(digitsFrom(zero))).toBe(NUMBER);
    expect(wholeNumber(String.fromCodePoint(zero, zero + 9))).toBe('09');
  });
});

describe('a national number', () => {
  it('of 17 digits is told by its last 13, however they are parted', () => {
    expect(wholeNid('1980/2692518123456')).toBe('2692518123456');
  });

  it.each(['02692518123456', '102692518123456', '1102692518123456', '119802692518123456', 'A9802692518123456'])(
    'is not cut: %s',
    text => {
      expect(wholeNid(text)).toBe(text);
    },
  );
});

describe('a number looks like another', () => {
  it.each(['BO512345', 'B0512345', 'ВO512345', 'ΒО512345', 'ʙᴏ512345', 'bо512345'])('as %s', text => {
    expect(likeNumber(wholeNumber(text))).toBe('B0512345');
  });

  it.each([
    ['АВЕКМНОРСТУХІЅЈ1', 'ABEKMHOPCTYXISJ1'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ1', 'ABEZHIKMNOPTYX1'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ1', 'ABCDEFGHIJKLMNOPRSTUVWYZ1'],
  ])('letter by letter: %s', (text, read) => {
    expect(likeNumber(wholeNumber(text))).toBe(likeNumber(read));
    expect(wholeNumber(text)).not.toBe(read);
  });

  it('and is not it', () => {
    expect(wholeNumber('ВO512345')).not.toBe(wholeNumber('BO512345'));
    expect(wholeNumber('BO512345')).not.toBe(wholeNumber('B0512345'));
  });
});

it('signs alone tell nobody', () => {
  for (const text of ['-', '(/.)', 'none', 'n/a', '1 2 3', String.fromCodePoint(0x3164, 0x3164, 0x3164, 0x31)])
    expect(isTelling(wholeNumber(text))).toBe(false);
});
