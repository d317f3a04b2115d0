import { describe, expect, it } from 'vitest';
import { amountInWords } from '../../catalog/engine/money/amountInWords.ts';

describe('an amount in words', () => {
  it.each([
    ['0', 'Zero taka only'],
    ['0.05', 'Zero taka and five poisha only'],
    ['1', 'One taka only'],
    ['21.10', 'Twenty-one taka and ten poisha only'],
    ['100', 'One hundred taka only'],
    ['1250.50', 'One thousand two hundred fifty taka and fifty poisha only'],
    ['1000019', 'One million nineteen taka only'],
    [
      '999999999999999999.99',
      'Nine hundred ninety-nine quadrillion nine hundred ninety-nine trillion nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine hundred ninety-nine taka and ninety-nine poisha only',
    ],
  ])('%s in English', (amount, words) => {
    expect(amountInWords(amount, 'en')).toBe(words);
  });

  it.each([
    ['0', 'Yalnız sıfır taka'],
    ['100', 'Yalnız yüz taka'],
    ['1001', 'Yalnız bin bir taka'],
    ['1250.50', 'Yalnız bin iki yüz elli taka elli poişa'],
    ['1001000', 'Yalnız bir milyon bin taka'],
    ['345678', 'Yalnız üç yüz kırk beş bin altı yüz yetmiş sekiz taka'],
  ])('%s in Turkish', (amount, words) => {
    expect(amountInWords(amount, 'tr')).toBe(words);
  });

  it.each([
    ['0', 'فقط صفر تاكا لا غير'],
    ['1', 'فقط تاكا واحد لا غير'],
    ['2.02', 'فقط تاكا اثنان وبويشا اثنان لا غير'],
    ['5', 'فقط خمسة تاكا لا غير'],
    ['25.10', 'فقط خمسة وعشرون تاكا وعشرة بويشا لا غير'],
    ['200', 'فقط مئتا تاكا لا غير'],
    ['2000', 'فقط ألفا تاكا لا غير'],
    ['2500', 'فقط ألفان وخمسمئة تاكا لا غير'],
    ['5000', 'فقط خمسة آلاف تاكا لا غير'],
    ['25000', 'فقط خمسة وعشرون ألف تاكا لا غير'],
    ['25100', 'فقط خمسة وعشرون ألفًا ومئة تاكا لا غير'],
    ['200000', 'فقط مئتا ألف تاكا لا غير'],
    ['1003000', 'فقط مليون وثلاثة آلاف تاكا لا غير'],
  ])('%s in Arabic', (amount, words) => {
    expect(amountInWords(amount, 'ar')).toBe(words);
  });

  it.each([
    ['0', 'শূন্য টাকা মাত্র'],
    ['0.50', 'শূন্য টাকা পঞ্চাশ পয়সা মাত্র'],
    ['1', 'এক টাকা মাত্র'],
    ['19', 'উনিশ টাকা মাত্র'],
    ['29', 'ঊনত্রিশ টাকা মাত্র'],
    ['35', 'পঁয়ত্রিশ টাকা মাত্র'],
    ['44', 'চুয়াল্লিশ টাকা মাত্র'],
    ['53', 'তিপ্পান্ন টাকা মাত্র'],
    ['66', 'ছেষট্টি টাকা মাত্র'],
    ['79', 'ঊনআশি টাকা মাত্র'],
    ['85', 'পঁচাশি টাকা মাত্র'],
    ['99', 'নিরানব্বই টাকা মাত্র'],
    ['100', 'একশত টাকা মাত্র'],
    ['1250.50', 'এক হাজার দুইশত পঞ্চাশ টাকা পঞ্চাশ পয়সা মাত্র'],
    ['100000', 'এক লক্ষ টাকা মাত্র'],
    ['230752', 'দুই লক্ষ ত্রিশ হাজার সাতশত বায়ান্ন টাকা মাত্র'],
    ['10000000', 'এক কোটি টাকা মাত্র'],
    ['9999999.99', 'নিরানব্বই লক্ষ নিরানব্বই হাজার নয়শত নিরানব্বই টাকা নিরানব্বই পয়সা মাত্র'],
    ['1234567890.01', 'একশত তেইশ কোটি পঁয়তাল্লিশ লক্ষ সাতষট্টি হাজার আটশত নব্বই টাকা এক পয়সা মাত্র'],
    ['1000000000000', 'এক লক্ষ কোটি টাকা মাত্র'],
  ])('%s in Bengali', (amount, words) => {
    expect(amountInWords(amount, 'bn')).toBe(words);
  });

  it('has another word for each number below a hundred in Bengali', () => {
    const words = Array.from({ length: 100 }, (_, n) => amountInWords(String(n), 'bn'));
    expect(new Set(words).size).toBe(100);
    expect(words.filter(one => one !== one.normalize('NFC') || one.split(' ').length !== 3)).toEqual([]);
  });

  it('is written for what can be paid, and for nothing else', () => {
    for (const amount of ['-1', 'abc', '1.234']) expect(() => amountInWords(amount, 'en')).toThrow(RangeError);
  });
});
