import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenDay } from '../../support/writtenDay.ts';
import { dayAfter } from '../../../catalog/engine/days/days.ts';
import { hijriDay } from '../../../catalog/engine/reading/days/hijriDay.ts';
import { readDay } from '../../../catalog/engine/reading/days/readDay.ts';

const forms = (table: string): string[] => table.trim().split(/ +\| +|\n */);
const read = (text: string) => readDay(text, { order: 'day_first', today: '2026-11-27', years: 'near' });

const arafah = forms(`
  9 Dhu al-Hijjah 1447 | 9 Dhul Hijjah 1447 AH | 9 Zul-Hijja 1447 H | 9th Dhu'l-Hijjah, 1447 A.H. | Dhuʻl-Hijjah 9, 1447 AH
  9 Zilhicce 1447 | 09 ZİLHİCCE 1447 | 9 Zilhicce 1447 Salı | 9 Zilhicce 1447 Hicri | Zilhajj 9, 1447 | 9-Zilhaj-1447
  9 ذو الحجة 1447 هـ | ٩ ذو الحجة ١٤٤٧ هـ | ٩ ذي الحجة ١٤٤٧ه | 9 من ذي الحجة 1447 | الثلاثاء، 9 ذو الحجة 1447 هـ | ٩ ذو الحجة ١٤٤٧ هجرية
  ৯ জিলহজ ১৪৪৭ | ৯ই জিলহজ্জ ১৪৪৭ হিজরি | ৯ জ্বিলহজ্জ ১৪৪৭ | ৯ যিলহজ ১৪৪৭ হিজরী
  9/12/1447 | 09-12-1447 | 09.12.1447 | 1447/12/9 | 1447-12-09 | 1447/12/09 هـ | ٠٩/١٢/١٤٤٧ هـ | ০৯/১২/১৪৪৭ | 14471209 | 09121447 | 1447 Dhu al-Hijjah 9
  09/12/1447 13:45 | 1447-12-09T00:00:00 | \\u200f9/12/1447 هـ\\u200f | 9/12/1447هـ
`).map(text => text.replaceAll('\\u200f', '\u200f'));

describe('a day of the Hijra', () => {
  it.each(arafah)('%s is that of Arafah, and no day of the civil calendar', text => {
    expect(hijriDay(text)).toEqual({ hijri: { year: 1447, month: 12, day: 9 }, day: '2026-05-26' });
    expect(read(text)).toBeUndefined();
  });

  it.each([
    [1, forms('Muharram | Moharram | Muharrem | محرم | المحرم | মুহররম | মহররম')],
    [2, forms('Safar | Safer | صفر | সফর')],
    [3, forms(`Rabi' al-Awwal | Rabi ul Awal | Rabiʻ I | Rebiülevvel | Rebiyülevvel | ربيع الأول | রবিউল আউয়াল`)],
    [
      4,
      forms(
        `Rabi' al-Thani | Rabi ath-Thani | Rabi al-Akhir | Rabi us-Sani | Rabi II | Rebiülahir | ربيع الآخر | ربيع الثاني | রবিউস সানি`,
      ),
    ],
    [
      5,
      forms(
        'Jumada al-Ula | Jumada al-Awwal | Jumadal Ula | Jumada I | Jamadi I | Cemaziyelevvel | جمادى الأولى | جمادى الاول | জমাদিউল আউয়াল',
      ),
    ],
    [
      6,
      forms(
        'Jumada al-Thani | Jumada al-Akhirah | Jumada II | Jamadi us Sani | Jamadi II | Cemaziyelahir | جمادى الآخرة | جمادى الثانية | জমাদিউস সানি',
      ),
    ],
    [7, forms('Rajab | Recep | رجب | রজব')],
    [8, forms(`Sha'ban | Shaban | Shaaban | Şaban | شعبان | শাবান | শা‘বান`)],
    [9, forms('Ramadan | Ramadhan | Ramzan | Ramazan | رمضان | রমজান | রমযান')],
    [10, forms('Shawwal | Shawal | Şevval | شوال | শাওয়াল')],
    [11, forms(`Dhu al-Qi'dah | Dhul Qadah | Zul Qa'dah | Zilqad | Zilkade | ذو القعدة | ذي القعدة | জিলকদ | জ্বিলকদ`)],
    [12, forms('Dhu al-Hijjah | Zulhijjah | Zilhicce | ذو الحجة | জিলহজ | জিলহজ্জ')],
  ] as const)('month %i has the names %j', (month, names) => {
    const told = names.map(name => hijriDay(`1 ${name} 1447`)?.hijri.month);
    expect(told).toEqual(names.map(() => month));
  });

  it('has thirty days only where its month has them', () => {
    expect(hijriDay('29/12/1447')?.day).toBe('2026-06-15');
    expect(hijriDay('30/12/1447')).toBeUndefined();
    expect(hijriDay('30/11/1447')?.day).toBe('2026-05-17');
  });

  it('is read by the order of figures, and by the only one that there is', () => {
    expect(hijriDay('12/9/1447', 'month_first')?.hijri).toEqual({ year: 1447, month: 12, day: 9 });
    expect(hijriDay('12/25/1447')?.hijri).toEqual({ year: 1447, month: 12, day: 25 });
  });

  it.each(
    forms(`
  5/4/2027 | 2027-04-05 | 5 Apr 2027 | 5 April 1447 | 9/12/47 | 9 Ramadan | Ramadan 1447 | 0/1/1447 | 13/13/1447 | 31/1/1447
  9/12/1299 | 9/12/1501 | 1447 | 9 Foo 1447 | 9 Ramadan 447 | 9/12-1447 | x
`),
  )('%s is none', text => {
    expect(hijriDay(text)).toBeUndefined();
  });

  it('comes back from every language in which it is written', () => {
    const days = fc.integer({ min: 0, max: 70_000 }).map(days => dayAfter('1882-11-12', days));
    const locales = fc.constantFrom('en', 'tr', 'ar', 'bn', 'en-GB', 'ar-SA');
    fc.assert(
      fc.property(days, locales, (day, locale) => {
        const text = writtenDay(day, locale, 'islamic-umalqura');
        expect([text, hijriDay(text)?.day, read(text)]).toEqual([text, day, undefined]);
        const figures = writtenDay(day, 'en-GB', 'islamic-umalqura', { dateStyle: 'short' });
        expect([figures, hijriDay(figures)?.day]).toEqual([figures, day]);
      }),
    );
  });

  it('is told or not told of any text, without a fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        const told = hijriDay(text);
        expect(told === undefined || read(text) === undefined).toBe(true);
      }),
    );
  });
});
