import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrusted, readZone } from '../../catalog/hajj/zones/readZone.ts';
import { checkDigit } from '../../catalog/hajj/zones/checkDigit.ts';
import { looksLikeZone } from '../../catalog/engine/texts/looksLikeZone.ts';
import { zoneLines } from '../../catalog/hajj/zones/zoneLines.ts';

const TODAY = '2026-11-21';

/** The specimen of ICAO Doc 9303 part 4. */
const SPECIMEN = [
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
] as const;

const read = (first: string, second: string) => readZone([first, second], TODAY);
const problemsOf = (...lines: readonly string[]) => readZone(lines, TODAY).problems;
const withCharacter = (line: string, column: number, character: string) =>
  line.slice(0, column - 1) + character + line.slice(column);

/** A sound second line around fields. */
function secondLine({
  number = 'A12345678',
  birth = '800517',
  expiry = '290101',
  optional = '<<<<<<<<<<<<<<',
  sex = 'F',
} = {}): string {
  const one = `${number}${checkDigit(number)}BGD${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${optional}${/^<+$/.test(optional) ? '<' : checkDigit(optional)}`;
  return one + checkDigit(one.slice(0, 10) + one.slice(13, 20) + one.slice(21, 43));
}
const FIRST = 'P<BGDRAHMAN<<AMINA<KHATUN<<<<<<<<<<<<<<<<<<<';

describe('the machine-readable zone of a passport', () => {
  it('is read as the specimen of ICAO Doc 9303 says', () => {
    expect(read(...SPECIMEN)).toEqual({
      mrz: {
        format: 'td3',
        document_type: 'P',
        issuing_state: 'UTO',
        surname: 'ERIKSSON',
        given_names: 'ANNA MARIA',
        document_number: 'L898902C3',
        nationality: 'UTO',
        birth_date: '1974-08-12',
        sex: 'female',
        expiry_date: '2012-04-15',
        optional_data: 'ZE184226B',
      },
      problems: [],
    });
  });

  it('has the check digits of ICAO Doc 9303', () => {
    expect(['520727', 'AB2134<<<', 'L898902C3', '740812', '120415', 'ZE184226B<<<<<'].map(checkDigit)).toEqual([
      '3',
      '5',
      '6',
      '2',
      '9',
      '1',
    ]);
  });

  it('is known by its shape: blanks, small letters, a lost line break and quotes for fillers are forgiven', () => {
    const [first, second] = SPECIMEN;
    for (const text of [
      `${first}\n${second}`,
      `${first}\r\n${second}\r\n`,
      `  ${first.replaceAll('<<', '< <')}\n\n ${second} `,
      `${first}${second}`,
      `${first} ${second}`,
      `${first}\n${second}`.toLowerCase(),
      `${first.replaceAll('<<', '«<')}\n${second}`,
    ]) {
      expect(zoneLines(text), text).toEqual(SPECIMEN);
    }
    for (const text of [
      '',
      'Passport',
      'P<BGD',
      'A12345678',
      `${first}\n${second}\n${second}`,
      'Pilgrims of the year two thousand and twenty-six whose passports expire before they come home',
    ])
      expect(zoneLines(text), text).toBeUndefined();
  });

  it('is known however it was copied', () => {
    const [first, second] = SPECIMEN;
    const names = first.replace(/<+$/, '');
    for (const text of [
      `${names}\n${second}`,
      `${names} ${second}`,
      `${second}\n${first}`,
      `MRZ: ${first}\n${second}`,
      `MRZ\n${first}\n${second}`,
      `Line 1: ${first}\nLine 2: ${second}`,
      `${first.replaceAll('<<', '«')}\n${second.replaceAll('<<', '«')}`,
      `${first}\n${second}`.replaceAll('<', '＜'),
      `${first}\n${second}`.replaceAll('<', '&lt;'),
      `${first.slice(0, 30)}\n${first.slice(30)}\n${second}`,
    ])
      expect(zoneLines(text), text).toEqual(SPECIMEN);
  });

  it('keeps its second line whole when the first lacks a character, whatever stands between them', () => {
    const short = SPECIMEN[0].slice(0, 43);
    for (const between of ['\n', ' ', '']) {
      const lines = zoneLines(`${short}${between}${SPECIMEN[1]}`);
      expect(lines, JSON.stringify(between)).toEqual([short, SPECIMEN[1]]);
      expect(problemsOf(...(lines ?? SPECIMEN))).toEqual([{ line: 1, column: 44, code: 'length' }]);
    }
  });

  it('is known with F for P, which is pointed at', () => {
    const lines = zoneLines(`F${SPECIMEN[0].slice(1)}\n${SPECIMEN[1]}`);
    expect(problemsOf(...(lines ?? SPECIMEN))).toEqual([{ line: 1, column: 1, code: 'character' }]);
  });

  it('may lack a line, and says which', () => {
    expect(zoneLines(SPECIMEN[1])).toEqual(['', SPECIMEN[1]]);
    expect(read('', SPECIMEN[1])).toMatchObject({
      mrz: { document_number: 'L898902C3', surname: '', birth_date: '1974-08-12' },
      problems: [{ line: 1, column: 1, code: 'missing' }],
    });
    expect(zoneLines(SPECIMEN[0])).toEqual([SPECIMEN[0], '']);
    expect(read(SPECIMEN[0], '')).toMatchObject({
      mrz: { document_number: '', surname: 'ERIKSSON' },
      problems: [{ line: 2, column: 1, code: 'missing' }],
    });
  });

  it('is suspected in what cannot be read', () => {
    const [first, second] = SPECIMEN;
    for (const text of [`${first}\n${second}\n${second}`, `${first}\n${second.slice(0, 20)}`]) {
      expect([zoneLines(text), looksLikeZone(text)], text).toEqual([undefined, true]);
    }
    for (const text of [
      'A123456784BGD8001014M300101212345678901234<06',
      'A12345678 4BGD 8001014 M 3001012 12345678901234 <06',
      'a123456784bgd8001014m3001012',
      'A123456784BGD80',
      'P<BGDKHAN<<ALI',
      'P‹BGDKHAN‹‹ALI',
      'P&lt;BGDKHAN&lt;&lt;ALI',
      'P<BGDKHAN«ALI',
      'P<BGDABDURRAHMANCHOWDHURYALI',
    ])
      expect(looksLikeZone(text), text).toBe(true);
    for (const text of [
      'rahman',
      'RT-100<5',
      '<amina>',
      '+8801711222333',
      'mohammad abdur rahman chowdhury 12 dhaka 1980',
      'donaudampfschifffahrtsgesellschaft',
      '550e8400-e29b-41d4-a716-446655440000',
      'TR330006100519786457841326',
      '123456789012345678901234567890',
      'INV-2026-000123',
    ])
      expect(looksLikeZone(text), text).toBe(false);
  });

  it('may have no optional data, an open birth date and an open sex', () => {
    expect(problemsOf(FIRST, secondLine())).toEqual([]);
    const open = read(FIRST, secondLine({ birth: '80<<<<', sex: '<' }));
    expect([open.problems, open.mrz.birth_date, open.mrz.sex]).toEqual([[], null, null]);
    expect(read(FIRST, secondLine({ number: 'AB12345<<' })).mrz.document_number).toBe('AB12345');
  });

  it('places a birth in the last hundred years and an expiry in this century', () => {
    expect(read(FIRST, secondLine({ birth: '260101' })).mrz.birth_date).toBe('2026-01-01');
    expect(read(FIRST, secondLine({ birth: '270101' })).mrz.birth_date).toBe('1927-01-01');
    expect(read(FIRST, secondLine({ expiry: '360101' })).mrz.expiry_date).toBe('2036-01-01');
  });

  it('is pointed at where a character does not belong', () => {
    const second = secondLine();
    expect(problemsOf(withCharacter(FIRST, 7, '0'), second)).toEqual([{ line: 1, column: 7, code: 'character' }]);
    expect(problemsOf(withCharacter(FIRST, 9, 'É'), second)).toEqual([{ line: 1, column: 9, code: 'character' }]);
    expect(problemsOf(withCharacter(FIRST, 1, 'X'), second)).toEqual([{ line: 1, column: 1, code: 'character' }]);
    for (const [column, character] of [
      [3, '-'],
      [10, 'O'],
      [12, '0'],
      [15, 'O'],
      [21, 'N'],
      [24, 'I'],
      [28, '<'],
      [44, 'X'],
    ] as const) {
      expect(problemsOf(FIRST, withCharacter(second, column, character)), `column ${column}`).toEqual([
        { line: 2, column, code: 'character' },
      ]);
    }
  });

  it.each([
    ['birth', 19, { column: 14, to: 20 }],
    ['birth', 15, { column: 14, to: 20 }],
    ['expiry', 27, { column: 22, to: 28 }],
    ['number', 3, { column: 1, to: 10 }],
    ['optional data', 30, { column: 29, to: 43 }],
  ])('is pointed at the whole field with a wrong digit in its %s, column %i', (_, column, where) => {
    const second = secondLine({ optional: '12345678<<<<<<' });
    const wrong = withCharacter(second, column, String((Number(second[column - 1]) + 1) % 10));
    expect(problemsOf(FIRST, wrong)).toEqual([{ line: 2, ...where, code: 'check_digit' }]);
  });

  it('is not pointed at the check digit of the specimen when the digit before it is wrong', () => {
    expect(problemsOf(SPECIMEN[0], SPECIMEN[1].replace('740812', '740813'))).toEqual([
      { line: 2, column: 14, to: 20, code: 'check_digit' },
    ]);
  });

  it('is pointed at one character where no other can be it', () => {
    const second = secondLine();
    for (const column of [10, 44]) {
      const wrong = withCharacter(second, column, String((Number(second[column - 1]) + 1) % 10));
      expect(problemsOf(FIRST, wrong), `column ${column}`).toEqual([{ line: 2, column, code: 'check_digit' }]);
    }
    // There is no month 75, whatever else is changed.
    expect(problemsOf(FIRST, withCharacter(second, 16, '7'))).toEqual([{ line: 2, column: 16, code: 'check_digit' }]);
  });

  it('is pointed at a field whose look-alike is suspected', () => {
    const second = secondLine({ number: 'BO1234567' });
    expect(problemsOf(FIRST, withCharacter(second, 2, '0'))).toEqual([
      { line: 2, column: 1, to: 10, suspect: 2, code: 'check_digit' },
    ]);
    expect(problemsOf(FIRST, withCharacter(secondLine(), 9, 'B'))).toEqual([
      { line: 2, column: 1, to: 10, suspect: 9, code: 'check_digit' },
    ]);
  });

  it('is pointed at both fields when two are wrong, and at no single character', () => {
    const wrong = withCharacter(withCharacter(secondLine(), 10, '0'), 28, '0');
    expect(problemsOf(FIRST, wrong)).toEqual([
      { line: 2, column: 1, to: 10, code: 'check_digit' },
      { line: 2, column: 22, to: 28, code: 'check_digit' },
    ]);
  });

  it('is pointed at a day that the calendar lacks, once', () => {
    expect(read(FIRST, secondLine({ birth: '800231' }))).toMatchObject({
      mrz: { birth_date: null },
      problems: [{ line: 2, column: 14, to: 19, code: 'date' }],
    });
    expect(problemsOf(FIRST, secondLine({ expiry: '291301' }))).toEqual([
      { line: 2, column: 22, to: 27, code: 'date' },
    ]);
    expect(problemsOf(FIRST, withCharacter(secondLine(), 16, '9'))).toMatchObject([{ code: 'check_digit' }]);
  });

  it('is pointed at the end of a line that is too short or too long', () => {
    expect(problemsOf(FIRST.slice(0, 43), secondLine())[0]).toEqual({ line: 1, column: 44, code: 'length' });
    expect(problemsOf(FIRST, `${secondLine()}<`)).toEqual([{ line: 2, column: 45, code: 'length' }]);
    expect(problemsOf(FIRST, secondLine().slice(0, 40))).toEqual([{ line: 2, column: 41, code: 'length' }]);
  });

  it('notices any one wrong digit, and points at it or at the field that holds it', () => {
    const digits = fc.stringMatching(/^[A-Z0-9]{2}\d{7}$/);
    const spots = fc.constantFrom(3, 5, 9, 10, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 44);
    fc.assert(
      fc.property(digits, spots, fc.integer({ min: 1, max: 9 }), (number, column, more) => {
        const line = secondLine({ number });
        const [found, ...others] = problemsOf(
          FIRST,
          withCharacter(line, column, String((Number(line[column - 1]) + more) % 10)),
        );
        expect(others).toEqual([]);
        expect(found?.column).toBeLessThanOrEqual(column);
        expect(found?.to ?? found?.column).toBeGreaterThanOrEqual(column);
      }),
    );
  });

  it('is trusted where nothing is said against it', () => {
    const problems = problemsOf(FIRST, withCharacter(secondLine(), 19, '8'));
    const at = (line: number, from: number, to: number) => ({ line, from, to });
    expect([at(2, 14, 19), at(2, 1, 9), at(1, 6, 44)].map(one => isTrusted(problems, one))).toEqual([
      false,
      true,
      true,
    ]);
    expect(isTrusted(problemsOf(FIRST.slice(0, 40), secondLine()), at(1, 6, 44))).toBe(false);
  });

  it('never breaks, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ maxLength: 50 }), (first, second) => {
        zoneLines(`${first}\n${second}`);
        return Array.isArray(problemsOf(first, second));
      }),
    );
  });
});
