import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compact, folded } from '../../catalog/engine/texts/searchText.ts';

/** Spellings of one word, each of which finds the others. */
const alike = {
  'Latin letters with and without accents': ['Muhammed', 'MUHAMMED', 'Muhämmed', 'Muhämmed'],
  'Turkish letters': ['isik', 'ışık', 'IŞIK', 'İŞIK', 'Isik'],
  'forms of alef': ['احمد', 'أحمد', 'إحمد', 'آحمد', 'ٱحمد'],
  'ya and its dotless sister': ['علي', 'على', 'علی'],
  'ta marbuta and ha': ['فاطمه', 'فاطمة'],
  'harakat and tatweel': ['محمد', 'مُحَمَّد', 'محـمـد', 'مُحَمَّدٌ'],
  'hamza on its seats': ['موسسه', 'مؤسسة'],
  'presentation forms': ['محمد', 'ﻣﺤﻤﺪ'],
  'digits of three scripts': ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '০১২৩৪৫৬৭৮৯'],
  'marks that nobody sees': ['amina', '\u200famina\u200e', 'am\u200bina', '\ufeffamina'],
};

describe('a searched text', () => {
  it.each(Object.entries(alike))('finds all of %s', (_, spellings) => {
    expect(new Set(spellings.map(folded)).size).toBe(1);
  });

  it('keeps words apart that are different', () => {
    for (const [one, other] of [
      ['على', 'علا'],
      ['حسن', 'حسين'],
      ['কামাল', 'কমল'],
      ['রহিম', 'রহমা'],
      ['amina', 'amena'],
    ])
      expect(folded(one ?? '')).not.toBe(folded(other ?? ''));
  });

  it('is the same folded once or twice', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => folded(folded(text)) === folded(text)));
  });

  it('compares numbers by letters and digits alone', () => {
    expect(['A 123-456', 'a123456', '(A) 123/456', 'A١٢٣٤٥٦'].map(compact)).toEqual(Array(4).fill('a123456'));
    expect(compact(' +-/ ')).toBe('');
  });
});
