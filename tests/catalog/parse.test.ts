import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAST } from '../../catalog/engine/calendar.ts';
import { isDay } from '../../catalog/engine/days/instants.ts';
import {
  choice,
  color,
  date,
  dateTime,
  decimal,
  email,
  type Field,
  file,
  flag,
  image,
  integer,
  type Kind,
  lines,
  longText,
  money,
  password,
  phone,
  ref,
  refs,
  richText,
  state,
  text,
  url,
} from '../../catalog/engine/fields.ts';
import { pilgrimLifecycle } from '../../catalog/hajj/pilgrimLifecycle.ts';
import { readingOf } from '../../catalog/engine/reading/written/readingOf.ts';
import { type DayOrder, usualForms, type WrittenForms } from '../../catalog/engine/reading/WrittenForms.ts';
import { parseValue, violationsOf } from '../../catalog/engine/parse.ts';

const x = (length: number) => 'x'.repeat(length);
type Case = { field: Field; accepted: [unknown, unknown][]; refused: [unknown, string][] };

const cases: Record<Kind, Case> = {
  text: {
    field: text(),
    accepted: [
      ['  Dhaka ', 'Dhaka'],
      [42, '42'],
      [123_456_789_012_345, '123456789012345'],
      [x(255), x(255)],
      ['<b>"\'; drop table', '<b>"\'; drop table'],
      ['মক্কা 🕋', 'মক্কা 🕋'],
    ],
    refused: [
      [x(256), 'too_long'],
      [true, 'not_text'],
      [{}, 'not_text'],
      [['a'], 'not_text'],
      [2 ** 63, 'imprecise'],
      [1e21, 'imprecise'],
      [Infinity, 'not_text'],
      ['a\u0000b', 'control_characters'],
      ['\ud800', 'control_characters'],
      ['Fatma Y\ufffdld\ufffdz', 'lost_characters'],
    ],
  },
  longText: {
    field: longText(),
    accepted: [
      ['a\nb\tc', 'a\nb\tc'],
      [x(10_000), x(10_000)],
    ],
    refused: [
      [x(10_001), 'too_long'],
      ['\u001b[0m', 'control_characters'],
    ],
  },
  richText: { field: richText(), accepted: [['<p>a</p>', '<p>a</p>']], refused: [[x(200_001), 'too_long']] },
  email: {
    field: email(),
    accepted: [[' Amina@Rihla.Example ', 'amina@rihla.example']],
    refused: [
      ['amina', 'not_email'],
      ['a@b', 'not_email'],
      ['a b@c.de', 'not_email'],
      ['a@b.c', 'not_email'],
      ['<a@b.de>', 'not_email'],
    ],
  },
  phone: {
    field: phone(),
    accepted: [
      ['+880 1711-000000', '+8801711000000'],
      ['+1234567', '+1234567'],
      ['+123456789012345', '+123456789012345'],
    ],
    refused: [
      ['01711000000', 'not_phone'],
      ['+123456', 'not_phone'],
      ['+1234567890123456', 'not_phone'],
      ['+0123456789', 'not_phone'],
      [{ toString: 1 }, 'not_text'],
    ],
  },
  url: {
    field: url(),
    accepted: [['https://rihla.example/a?b=1', 'https://rihla.example/a?b=1']],
    refused: [
      ['rihla.example', 'not_url'],
      ['javascript:alert(1)', 'not_url'],
      ['http://', 'not_url'],
    ],
  },
  password: {
    field: password(),
    accepted: [
      [' twelve chars', ' twelve chars'],
      [x(200), x(200)],
    ],
    refused: [
      [x(11), 'too_short'],
      [x(201), 'too_long'],
      [123_456_789_012, 'not_text'],
      ['twelve chars\u0000', 'control_characters'],
      ['twelve chars\ud800', 'control_characters'],
    ],
  },
  integer: {
    field: integer({ min: 0, max: 50 }),
    accepted: [
      [0, 0],
      ['50', 50],
    ],
    refused: [
      [-1, 'too_small'],
      [51, 'too_large'],
      [1.5, 'not_integer'],
      ['1.5', 'not_integer'],
      [2 ** 31, 'too_large'],
      [1e300, 'too_large'],
      ['99999999999999999999', 'too_large'],
      [Infinity, 'not_integer'],
      [NaN, 'not_integer'],
      [[5], 'not_integer'],
    ],
  },
  decimal: {
    field: decimal(),
    accepted: [
      ['23.7115', '23.7115'],
      [-0.5, '-0.5'],
    ],
    refused: [
      ['1.00000000001', 'not_number'],
      ['1e5', 'not_number'],
      [Infinity, 'not_number'],
      [NaN, 'not_number'],
      [0.1 + 0.2, 'imprecise'],
      [['1'], 'not_number'],
      [{}, 'not_number'],
    ],
  },
  money: {
    field: money({ min: 0 }),
    accepted: [
      ['12.5', '12.50'],
      [7, '7.00'],
      ['999999999999999999.99', '999999999999999999.99'],
    ],
    refused: [
      ['-0.01', 'too_small'],
      ['1.234', 'not_number'],
      ['1,000,00', 'not_number'],
      [2 ** 53 + 2, 'imprecise'],
      [2 ** 49 + 0.25, 'imprecise'],
      [true, 'not_number'],
    ],
  },
  date: {
    field: date(),
    accepted: [
      ['2028-02-29', '2028-02-29'],
      ['1900-01-01', '1900-01-01'],
      ['2200-12-31', '2200-12-31'],
    ],
    refused: [
      ['1899-12-31', 'too_small'],
      ['2201-01-01', 'too_large'],
      ['2027-02-29', 'not_date'],
      ['2027-13-01', 'not_date'],
      ['2027-1-1', 'not_date'],
      ['0000-01-01', 'not_date'],
      ['2027-01-01T00:00:00Z', 'not_date'],
      [20_270_101, 'not_date'],
    ],
  },
  dateTime: {
    field: dateTime(),
    accepted: [
      ['2027-03-01T09:30:00+06:00', '2027-03-01T03:30:00.000Z'],
      ['2027-03-01 09:30+06', '2027-03-01T03:30:00.000Z'],
      ['2027-03-01T09:30:00.123456-0330', '2027-03-01T13:00:00.123Z'],
    ],
    refused: [
      ['tomorrow', 'not_date_time'],
      ['1', 'not_date_time'],
      ['2027', 'not_date_time'],
      ['2027-03', 'not_date_time'],
      ['March 1, 2027', 'not_date_time'],
      ['2027-02-30T09:00Z', 'not_date_time'],
      ['2027-03-01T24:00Z', 'not_date_time'],
      ['2027-03-01T09:60Z', 'not_date_time'],
      ['2027-03-01T09:30 06:00', 'not_date_time'],
      ['2027-03-01T09:30+15:00', 'not_date_time'],
      ['2027-03-01T9:30Z', 'not_date_time'],
      ['2027-03-01Z', 'not_date_time'],
      ['1899-12-31T23:59Z', 'too_small'],
      ['2201-01-01T00:00Z', 'too_large'],
      ['+275760-01-01T00:00:00Z', 'not_date_time'],
      [0, 'not_date_time'],
    ],
  },
  flag: {
    field: flag(),
    accepted: [
      [true, true],
      ['false', false],
      ['1', true],
      [0, false],
      [null, false],
    ],
    refused: [
      ['yes', 'not_flag'],
      [2, 'not_flag'],
      [[], 'not_flag'],
    ],
  },
  choice: {
    field: choice(['male', 'female']),
    accepted: [['male', 'male']],
    refused: [
      ['Male', 'not_choice'],
      [['male'], 'not_choice'],
      [{ toString: 1 }, 'not_choice'],
    ],
  },
  state: {
    field: state(pilgrimLifecycle),
    accepted: [['enquiry', 'enquiry']],
    refused: [
      ['arrived', 'not_choice'],
      [['enquiry'], 'not_choice'],
    ],
  },
  ref: {
    field: ref('country'),
    accepted: [
      [7, 7],
      ['7', 7],
      [{ id: 7, name: 'x' }, 7],
      [2_147_483_647, 2_147_483_647],
    ],
    refused: [
      [0, 'not_reference'],
      [-1, 'not_reference'],
      [2_147_483_648, 'not_reference'],
      ['x', 'not_reference'],
      [{}, 'not_reference'],
      ...['1e3', '0x10', '+1', '01', ' 1', '1 ', '1.0', '1_0', '١', '-0', '9999999999'].map((raw): [string, string] => [
        raw,
        'not_reference',
      ]),
    ],
  },
  refs: {
    field: refs('permission'),
    accepted: [
      [
        [3, '1', { id: 2 }, 3],
        [1, 2, 3],
      ],
      [null, []],
    ],
    refused: [
      [3, 'not_references'],
      [['x'], 'not_reference'],
      [Array.from({ length: 5001 }, (_, at) => at + 1), 'not_references'],
    ],
  },
  image: {
    field: image(),
    accepted: [['/media/open/ab/cd.webp', '/media/open/ab/cd.webp']],
    refused: [
      ['https://elsewhere.example/a.png', 'not_media'],
      ['/media/../etc/passwd', 'not_media'],
      ['/media/a?x=1', 'not_media'],
    ],
  },
  file: {
    field: file(),
    accepted: [['/media/open/ab/cd.pdf', '/media/open/ab/cd.pdf']],
    refused: [['/etc/passwd', 'not_media']],
  },
  color: {
    field: color(),
    accepted: [
      ['#1E88e5', '#1E88e5'],
      [' #fff ', '#ffffff'],
      ['#1Ab', '#11AAbb'],
    ],
    refused: [
      ['red', 'not_color'],
      ['#ffff', 'not_color'],
      ['#12345g', 'not_color'],
      ['1e88e5', 'not_color'],
      ['#1e88e5ff', 'not_color'],
      [7, 'not_color'],
      [['#fff'], 'not_color'],
    ],
  },
  lines: {
    field: lines({ day: integer({ required: true, min: 1 }), title: text(), open: flag() }, { max: 2 }),
    accepted: [
      [
        [
          { title: ' Makkah ', day: '2' },
          { day: 1, open: 'true' },
        ],
        [
          { day: 2, title: 'Makkah', open: false },
          { day: 1, title: null, open: true },
        ],
      ],
      ['[{"day":3}]', [{ day: 3, title: null, open: false }]],
      [[], []],
    ],
    refused: [
      ['x', 'not_lines'],
      [{}, 'not_lines'],
      [[7], 'not_lines'],
      [[[]], 'not_lines'],
      [[null], 'not_lines'],
      [[{}], 'not_lines'],
      [[{ day: 1, nmae: 'x' }], 'not_lines'],
      [[{ day: 1 }, { day: 2 }, { day: 3 }], 'too_many_lines'],
    ],
  },
};

const outcome = (field: Field, raw: unknown): unknown => {
  const parsed = parseValue(field, raw);
  return 'code' in parsed ? parsed.code : parsed.value;
};

describe.each(Object.entries(cases))('a value of kind %s', (kind, { field, accepted, refused }) => {
  it('is accepted up to its boundaries and put into its one form', () => {
    for (const [raw, value] of accepted) expect(outcome(field, raw), JSON.stringify(raw)?.slice(0, 80)).toEqual(value);
  });

  it('is refused beyond them, with the rule that it breaks', () => {
    for (const [raw, code] of refused) expect(outcome(field, raw), JSON.stringify(raw)?.slice(0, 80)).toBe(code);
  });

  it('may be empty unless it is required', () => {
    const required: Field = { ...field, required: true };
    const empty = kind === 'flag' ? false : kind === 'refs' || kind === 'lines' ? [] : null;
    for (const raw of [null, '', '   ']) {
      if (!field.required) expect(outcome(field, raw)).toEqual(empty);
      if (kind !== 'refs') expect(outcome(required, raw)).toBe('required');
    }
  });

  it('never throws, whatever a request holds', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 4 }), raw => void parseValue(field, raw)));
  });

  it('stays the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), fc.integer()), raw => {
        const first = parseValue(field, raw);
        if ('value' in first && first.value !== null && kind !== 'password')
          expect(parseValue(field, first.value)).toEqual(first);
      }),
    );
  });
});

describe('lines', () => {
  const days = lines({ day: integer({ required: true, min: 1 }), title: text({ required: true }) }, { required: true });

  it('say all that is wrong in them at once, each where it stands', () => {
    const found = violationsOf(
      'itinerary',
      parseValue(days, [{ day: 1, title: 'Makkah' }, { day: 0 }, { day: 2, title: 'x', constructor: 1 }]),
    );
    expect(found).toEqual([
      { field: 'itinerary.1.day', code: 'too_small', params: { min: 1 } },
      { field: 'itinerary.1.title', code: 'required' },
      { field: 'itinerary.2.constructor', code: 'unknown_field' },
    ]);
  });

  it('that are required are at least one', () => {
    expect(violationsOf('itinerary', parseValue(days, []))).toEqual([{ field: 'itinerary', code: 'required' }]);
  });

  it('are five hundred at most unless the field says another number', () => {
    const many = (count: number) =>
      outcome(
        lines({ day: integer() }),
        Array.from({ length: count }, () => ({})),
      );
    expect([(many(500) as unknown[]).length, many(501)]).toEqual([500, 'too_many_lines']);
  });
});

describe('days and amounts', () => {
  const dhaka = { today: '2026-11-22', timeZone: 'Asia/Dhaka' };
  const at = (raw: string, calendar = dhaka) => {
    const parsed = parseValue(dateTime(), raw, calendar);
    return 'value' in parsed ? parsed.value : parsed.code;
  };

  it('takes a time without an offset as the agency’s own, summer and winter', () => {
    expect([at('2026-12-01 09:00'), at('2026-12-01T09:00:30.5'), at('2026-12-01')]).toEqual([
      '2026-12-01T03:00:00.000Z',
      '2026-12-01T03:00:30.500Z',
      '2026-11-30T18:00:00.000Z',
    ]);
    const berlin = { ...dhaka, timeZone: 'Europe/Berlin' };
    expect([at('2026-07-01 09:00', berlin), at('2026-12-01 09:00', berlin), at('2026-12-01T09:00Z', berlin)]).toEqual([
      '2026-07-01T07:00:00.000Z',
      '2026-12-01T08:00:00.000Z',
      '2026-12-01T09:00:00.000Z',
    ]);
    // The clocks go forward at one in the night of UTC, and back at the same hour.
    expect([at('2026-03-29 01:59', berlin), at('2026-03-29 03:00', berlin), at('2026-10-25 03:00', berlin)]).toEqual([
      '2026-03-29T00:59:00.000Z',
      '2026-03-29T01:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('ends what has come to pass with the agency’s day', () => {
    const born = (raw: string) => parseValue(date(PAST), raw, dhaka);
    expect([born('2026-11-22'), born('2026-11-23'), born('1899-12-31')]).toEqual([
      { value: '2026-11-22' },
      { code: 'too_large', params: { max: '2026-11-22' } },
      { code: 'too_small', params: { min: '1900-01-01' } },
    ]);
    const lined = parseValue(lines({ born: date(PAST) }), [{ born: '2026-11-23' }], dhaka);
    expect(violationsOf('children', lined)).toEqual([
      { field: 'children.0.born', code: 'too_large', params: { max: '2026-11-22' } },
    ]);
  });

  it('takes every day of the calendar, and no other text that looks like one', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), day =>
        isDay(day.toISOString().slice(0, 10)),
      ),
    );
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(99), fc.nat(99), (year, month, day) => {
        const written = [
          String(year).padStart(4, '0'),
          String(month).padStart(2, '0'),
          String(day).padStart(2, '0'),
        ].join('-');
        const real =
          year > 0 &&
          month >= 1 &&
          month <= 12 &&
          day >= 1 &&
          day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
        return isDay(written) === real;
      }),
    );
  });

  it('writes every amount with two places', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n - 1n }), fc.nat(99), (whole, cents) => {
        expect(outcome(money(), `${whole}.${String(cents).padStart(2, '0')}`)).toBe(
          `${whole}.${String(cents).padStart(2, '0')}`,
        );
      }),
    );
  });
});

describe('signs that turn the direction of a line', () => {
  const turns = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const kept = 'ک\u200cن \u200fا\u200e ক\u200dখ';

  it('are dropped from names and subjects; the marks and joiners of Arabic and Bangla stay', () => {
    expect(parseValue(text(), `${turns} visa\u202efdp.exe ${turns}`)).toEqual({ value: 'visafdp.exe' });
    expect(parseValue(text(), kept)).toEqual({ value: kept });
    const read = parseValue(lines({ name: text() }), [{ name: 'a\u2067b' }]);
    expect(read).toEqual({ value: [{ name: 'ab' }] });
  });

  it('go with those that break a line unseen, of which one is made; what commands a device is refused', () => {
    expect(parseValue(text(), 'a\u2028b\u2029c\u0085d\u009be\u206af')).toEqual({ value: 'abcdef' });
    expect(parseValue(text(), 'two\r\nlines')).toEqual({ value: 'two lines' });
    expect(parseValue(longText(), 'two\u2028lines\nhere')).toEqual({ value: 'two\u2028lines\nhere' });
    expect(parseValue(text(), 'a\u2028\u001b[0m')).toMatchObject({ code: 'control_characters' });
  });

  it('stay in texts of many lines, and make no value by themselves', () => {
    expect(parseValue(longText(), 'a\u202bb')).toEqual({ value: 'a\u202bb' });
    expect(parseValue(text({ required: true }), turns)).toEqual({ code: 'required' });
    expect(parseValue(text(), turns)).toEqual({ value: null });
  });

  it('are nothing where nothing else is written, as letters drawn as a blank are', () => {
    for (const nothing of ['\u200b', '\u2060 \u00ad', '\u3164', '\u2800', '\u200e\u202e', '\ufeff'])
      expect(parseValue(longText({ required: true }), nothing), JSON.stringify(nothing)).toEqual({ code: 'required' });
    expect(parseValue(longText({ required: true }), '\u200fنعم')).toEqual({ value: '\u200fنعم' });
  });

  it('are refused in a name that stands for somebody', () => {
    expect(parseValue(email(), 'a\u202eb@rihla.example')).toMatchObject({ code: 'hidden_characters' });
  });
});

const AT = { today: '2026-11-27', timeZone: 'Asia/Dhaka' };

describe('a number that is not written as the wire has it', () => {
  const read = (kind: 'money' | 'decimal' | 'integer', raw: string, written?: Partial<WrittenForms>) => {
    const parsed = parseValue({ kind, required: false }, raw, {
      written: readingOf({ ...usualForms, ...written }, AT),
    });
    return 'value' in parsed ? parsed.value : parsed.code;
  };

  it.each([
    ['money', '৳ ১,২০,০০০', '120000.00'],
    ['money', '1200*3', '3600.00'],
    ['money', '(1,000.00)', '-1000.00'],
    ['money', '1,234', '1234.00'],
    ['money', '1.234', 'not_number'],
    ['decimal', '1,200.1250', '1200.125'],
    ['decimal', '2,000', '2000'],
    ['integer', '1,200', 1200],
    ['integer', '১২', 12],
    ['integer', '1.5', 'not_integer'],
    ['integer', '1,5', 'not_integer'],
  ] as const)('%s %s is %s', (kind, raw, meant) => {
    expect(read(kind, raw)).toBe(meant);
  });

  it('is read by the sign of the agency where it alone does not say, the wire’s own form never', () => {
    const comma = { decimalSign: 'comma' } as const;
    expect([read('money', '1.234', comma), read('money', '1,234', comma), read('decimal', '1.234', comma)]).toEqual([
      '1234.00',
      'not_number',
      '1.234',
    ]);
  });
});

describe('a day that is not written as the wire has it', () => {
  const read = (raw: string, field: Partial<Field> = {}, order: DayOrder = 'day_first') => {
    const calendar = { ...AT, written: readingOf({ ...usualForms, dayOrder: order }, AT) };
    const parsed = parseValue({ kind: 'date', required: false, ...field }, raw, calendar);
    return 'value' in parsed ? parsed.value : parsed.code;
  };

  it.each([
    ['5/4/2027', '2027-04-05'],
    ['050427', '2027-04-05'],
    ['5 Nisan 2027', '2027-04-05'],
    ['٥/٤/٢٠٢٧', '2027-04-05'],
    ['৫/৪/২০২৭', '2027-04-05'],
    ['t', '2026-11-27'],
    ['+7', '2026-12-04'],
    ['2027-04-05T00:00:00', '2027-04-05'],
    ['31/2/2027', 'not_date'],
    ['5 Ramadan 1448', 'not_date'],
    ['2027-04-04T18:00:00.000Z', 'not_date'],
    ['2027-04-05T00:00:00+06:00', 'not_date'],
  ])('%s is %s', (raw, day) => {
    expect(read(raw)).toBe(day);
  });

  it('is read in the order of the agency, and a year of two digits by its field', () => {
    expect([
      read('5/4/2027', {}, 'month_first'),
      read('25/4/2027', {}, 'month_first'),
      read('5/4/85', PAST),
      read('5/4/31', PAST),
      read('5/4/31', { ahead: true }),
    ]).toEqual(['2027-05-04', '2027-04-25', '1985-04-05', '1931-04-05', '2031-04-05']);
  });

  it.each([
    ['5/4/2027 15:30', '2027-04-05T09:30:00.000Z'],
    ['5/4/2027 3:30 pm', '2027-04-05T09:30:00.000Z'],
    ['5/4/2027 12.05 am', '2027-04-04T18:05:00.000Z'],
    ['5/4/2027', '2027-04-04T18:00:00.000Z'],
    ['5/4/2027 13:30:15', '2027-04-05T07:30:15.000Z'],
    ['5/4/2027 03:30 م', '2027-04-05T09:30:00.000Z'],
    ['5/4/2027م 03:30 ص', '2027-04-04T21:30:00.000Z'],
    ['5 Apr 2027 at 3:30 pm', '2027-04-05T09:30:00.000Z'],
    ['5.4.27 15.30', '2027-04-05T09:30:00.000Z'],
    ['20270405T153000', '2027-04-05T09:30:00.000Z'],
    ['5/4/2027 15:30 GMT', '2027-04-05T15:30:00.000Z'],
    ['Mon Apr 05 2027 15:30:00 GMT+0300 (Arabian Standard Time)', '2027-04-05T12:30:00.000Z'],
    ['5/4/2027 15:30 BST', 'not_date_time'],
    ['5.4 12.30', 'not_date_time'],
    ['5/4/2027 13:30 pm', 'not_date_time'],
    ['5/4/2027 25:00', 'not_date_time'],
  ])('with a time, %s is %s', (raw, instant) => {
    expect(read(raw, { kind: 'dateTime' })).toBe(instant);
  });
});
