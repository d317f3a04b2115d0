import type { WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';

/** A form in which people write something, and what they mean by it. */
export interface Written {
  /** `instant` is a day with its time, by the clock of `AGENCY`; `amount` says its side. */
  readonly kind: 'day' | 'instant' | 'number' | 'amount' | 'phone';
  readonly text: string;
  /** In the form of the wire, with the side behind an amount; none for what is to be refused. */
  readonly meaning: string | undefined;
  /** Where the agency writes otherwise than most. */
  readonly forms?: Partial<WrittenForms>;
}

/** The agency in which all of it is read. */
export const AGENCY = { today: '2026-11-27', timeZone: 'Asia/Dhaka', country: 'BD' } as const;

type Said = Omit<Written, 'text' | 'meaning'>;

/** Rows of one meaning, whose texts stand in lines and between bars. */
const rows = (said: Said, meaning: string | undefined, texts: string): Written[] =>
  texts
    .trim()
    .split(/ +\| +| *\n */)
    .map(text => ({ ...said, text, meaning }));

const [day, instant, number] = [{ kind: 'day' }, { kind: 'instant' }, { kind: 'number' }] as const;
const [amount, phone] = [{ kind: 'amount' }, { kind: 'phone' }] as const;
const comma = { ...number, forms: { decimalSign: 'comma' } } as const;
const monthFirst = { ...day, forms: { dayOrder: 'month_first' } } as const;

const days: readonly Written[] = [
  ...rows(
    day,
    '2027-04-05',
    `
    2027-04-05 | 2027/4/5 | 20270405 | 5.4 | 5/4 | 5/4/27 | 05-04-27 | 050427 | 05042027 | 05/04/2027 | 05.04.2027
    5. 4. 2027 | 5 4 2027 | 5 apr | 5 Apr 2027 | April 5, 2027 | 05-APR-27 | 05APR2027 | 5th of April 2027
    5 Nisan 2027 | 05.04.2027 Pzt | 5 nis 27 | 5 أبريل 2027 | ٥/٤/٢٠٢٧ | ٥ نيسان ٢٠٢٧ | ۰۵/۰۴/۲۰۲۷ | 5/4/2027م
    ০৫/০৪/২০২৭ | ৫.৪ | ৫ এপ্রিল ২০২৭ | সোমবার, ৫ এপ্রিল ২০২৭ | 5. April 2027 | maandag 5 april 2027 | 5 avril 2027
    Mon 05/04/2027 | 05/04/2027 13:45 | 5.4.2027, 01:45 PM | 05/04/2027 01:45 م | 2027-04-05T00:00:00
    '05/04/2027 | ="05/04/2027" | \u200f05/04/2027\u200f`,
  ),
  ...rows(day, '2027-05-13', '13/5/2027 | 5/13/2027 | 13 May 2027'),
  ...rows(monthFirst, '2027-05-04', '05/04/2027 | 5/4/27 | 050427 | 5.4'),
  ...rows(monthFirst, '2027-05-13', '13/5/2027 | 2027-05-13 | 13 mei 2027'),
  ...rows(day, '2026-11-27', 't | today | bugün | اليوم | আজ'),
  ...rows(day, '2026-12-04', '+7 | t+7 | +٧'),
  ...rows(day, '2026-04-05', '46117'),
  ...rows(
    day,
    undefined,
    `
    x | 5 | 31/2/2027 | 29/2/2027 | 2027-02-29 | 13/13/2027 | 00/00/1980 | 5.4.202 | 5 Foo 2027 | April 2027
    05/04/1447 | 1447-09-12 | 01712345678 | 05/04/2027 25:00 | 1e5 | #REF!`,
  ),
];

/** 13:45 in Dhaka, six hours ahead of the world. */
const instants: readonly Written[] = [
  ...rows(
    instant,
    '2027-04-05T07:45:00.000Z',
    `
    2027-04-05T13:45 | 2027-04-05T07:45:00Z | 2027-04-05 13:45:00+06:00 | 05/04/2027 13:45 | 05/04/2027 13:45:00
    5/4/27 1:45 pm | 5.4.2027, 01:45 PM | 05.04.2027 13.45 | 5 Apr 2027 at 13:45 | 5 Apr 2027 13:45 | ৫/৪/২০২৭ ১৩:৪৫
    05/04/2027 01:45 م | ٥/٤/٢٠٢٧ ٠١:٤٥ مساءً | 05/04/2027 الساعة 01:45 مساءً | 5 Nisan 2027 13:45 | 5 Nisan 2027 saat 13:45
    5 april 2027 om 13:45 uur | 5. April 2027 um 13:45 Uhr | Mon Apr 05 2027 13:45:00 GMT+0600 (Bangladesh Standard Time)`,
  ),
  ...rows(instant, '2027-04-05T03:05:00.000Z', '5/4/27 9:05am | 05/04/2027 09:05 ص | 05/04/2027 9:05'),
  ...rows(instant, '2027-04-04T18:00:00.000Z', '05/04/2027 | 2027-04-05 | 5 Apr 2027 | 5/4/27 12:00 am'),
  ...rows(instant, undefined, '05/04/2027 25:00 | 05/04/2027 13:45 pm | 31/2/2027 13:45 | 13:45 | x'),
];

const numbers: readonly Written[] = [
  ...rows(
    number,
    '1200.00',
    `
    1200 | 1,200 | 1200.00 | 1.200,00 | 1 200 | 1'200 | ১২০০ | ১,২০০ | ١٢٠٠ | ١٬٢٠٠ | ۱۲۰۰ | १२०० | ৳1,200 | Tk. 1,200
    Tk 1,200/- | 1,200 টাকা | BDT 1200 | 1200 SAR | 1200 ريال | 1.200,00 TL | ₺1.200,00 | EUR 1.200,00 | ="1,200.00"
    \u200f1,200\u200f | 1200.000`,
  ),
  ...rows(number, '120000.00', '1,20,000 | ১,২০,০০০ | ₹1,20,000 | 120.000,00'),
  ...rows(number, '30.00', 'Tk. 30.00 | 30 | ৩০.০০'),
  ...rows(number, '12.50', '12,5 | 12.5 | US$ 12.50 | ١٢٫٥'),
  ...rows(number, '-12.34', '-12.34 | −12.34 | 12.34- | (12.34) | $(12.34) | ($12.34) | -$12.34 | € -12,34'),
  ...rows(number, '3600.00', '1200*3 | 1200 x 3 | =1200*3 | 1 200 * 3 | ১২০০*৩'),
  ...rows(comma, '2500.00', '2.500 | 2.500,00 | 2500 | 2,500.00'),
  ...rows(comma, '1234.50', '1.234,50 | 1 234,5 | 1234,50'),
  ...rows(
    number,
    undefined,
    `
    five | 12.345 | 1,2,3 | 1.2.3 | 8.8E+12 | #REF! | 12 % 3 | (5 | 30 abc | SARA 30 | 05/04/2027 | 5/4/2027 | 5/4/27
    05-04-2027 | 05-04-27 | 2027-04-05 | 2027/4/5 | ০৫/০৪/২০২৭ | 5 4 2027 | 01712-345678 | 12 34 | --5 | (-5)`,
  ),
  ...rows(comma, undefined, '12,345'),
];

const amounts: readonly Written[] = [
  ...rows(
    amount,
    '30.00 debit',
    `
    DR 30.00 | Dr. 30.00 | 30.00 Dr | 30.00Dr | 30.00 (Dr) | ৳30.00 Dr | Tk. 30.00 Dr | 30.00 DB | 30,00 B | 30,00 borç
    30.00 مدين | ٣٠٫٠٠ مدين | ৩০.০০ খরচ | 30,00 Soll | 30,00 Af`,
  ),
  ...rows(
    amount,
    '30.00 credit',
    'CR 30.00 | Cr. 30.00 | 30.00 Cr | 30.00(CR) | BDT 30.00 Cr | 30,00 A | 30,00 Alacak | دائن 30.00 | ৩০.০০ জমা | Haben 30,00 | 30,00 Bij',
  ),
  ...rows(amount, undefined, '30.00 Dr Cr | 12.345 Dr | 30.00 Xx | 1,2,3 Cr | (5 Dr | 05/04/2027 Dr'),
];

const phones: readonly Written[] = [
  ...rows(
    phone,
    '+8801712345678',
    `
    01712345678 | 1712345678 | 8801712345678 | 008801712345678 | +8801712345678 | +880 1712-345678 | +880 (0)1712 345 678
    (01712) 345.678 | ০১৭১২৩৪৫৬৭৮ | ٠١٧١٢٣٤٥٦٧٨ | ۰۱۷۱۲۳۴۵۶۷۸ | \u200e+880 1712 345678\u200e`,
  ),
  ...rows(phone, '+966501234567', '00966501234567 | +966 50 123 4567'),
  ...rows(phone, undefined, '01711 | 017123456789 | +99912345678 | 0171 CALL ME | none'),
];

export const writtenTable: readonly Written[] = [...days, ...instants, ...numbers, ...amounts, ...phones];
