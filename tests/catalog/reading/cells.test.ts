import { describe, expect, test } from 'vitest';
import { isBijoy } from '#catalog/engine/reading/bijoy.ts';
import { lostIn } from '#catalog/engine/reading/lostCell.ts';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';

describe('what a spreadsheet has lost', () => {
  test.each([
    [{ decimal: '1991269241234500' }, 'lost_digits'],
    [{ decimal: '-1991269241234500.5' }, 'lost_digits'],
    ['8.8E+12', 'lost_digits'],
    ['1,99E+16', 'lost_digits'],
    ['1.99e+16', 'lost_digits'],
    ['#N/A', 'failed_formula'],
    ['#DEĞER!', 'failed_formula'],
    ['########', 'failed_formula'],
    ['Fatma Y\uFFFDld\uFFFDz', 'lost_characters'],
  ] as const)('%j: %s', (cell, code) => {
    expect(lostIn(cell)).toBe(code);
  });

  test.each([
    undefined,
    '',
    '19912692412345678',
    { decimal: '199126924123456' },
    { decimal: '0.30000000000000004' },
    '1E5',
    'E+12',
    '12E10',
    '3E+5',
    '# 12',
    '#12',
    '#1 Plaza',
  ])('nothing of %j', cell => {
    expect(lostIn(cell)).toBeUndefined();
  });
});

describe('Bengali in an ANSI font', () => {
  test.each(['gvngy', '‡gvt', 'AvwgbKvi', '†gvt Avãyi iwng', 'Kvgvj', '†`‡jvqvi', 'XvKv', 'nvwmbv †eMg'])(
    'is told by its letters: %s',
    text => {
      expect(isBijoy(text)).toBe(true);
    },
  );

  test.each([
    'Mohammad Abdur Rahim',
    'Govt. of Bangladesh',
    'Rihla Travels Pvt Ltd',
    'Tevfik Savcı, Evrak Müdürlüğü',
    'sevgi, zevk, mevduat, tavşan, görev',
    'Şirin Öğüt',
    'José Müller’s café',
    'McDonald, DeVries & O’Neill',
    'Qur`an, Sa`id',
    'KVM-2003',
    'gvx12z',
    'rsvp',
    'https://rihla.example/Avgvi',
    'Avgvi@rihla.example',
    'dataProvider',
    '20 °C, 12 m², Brand®, Acme™, ½ day',
    'Tel Aviv – Kyiv',
    'আমার',
    'حاج',
    '',
  ])('is not taken for what is none: %s', text => {
    expect(isBijoy(text)).toBe(false);
  });
});

describe('a phone whose zero is gone', () => {
  test.each([
    ['BD', '1712345678', '01712345678'],
    ['BD', '১৭১২৩৪৫৬৭৮', '01712345678'],
    ['TR', '5321234567', '05321234567'],
    ['SA', '501234567', '0501234567'],
    ['IT', '612345678', '0612345678'],
  ] as const)('of %s gets it back: %s', (country, text, full) => {
    expect(phonesOf(country).withZero(text)).toBe(full);
  });

  test.each([
    ['BD', '8801712345678'],
    ['BD', '01712345678'],
    ['BD', '+8801712345678'],
    ['BD', '12345'],
    ['BD', 'none'],
    ['IT', '3331234567'],
    ['OM', '92123456'],
  ] as const)('is none of %s: %s', (country, text) => {
    expect(phonesOf(country).withZero(text)).toBeUndefined();
  });
});
