import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readZone, zoneLines } from '../../catalog/hajj/mrz.ts';
import { checkDigit } from '../../catalog/hajj/mrzCheck.ts';

const TODAY = '2026-11-21';

/** The specimen of ICAO Doc 9303 part 4. */
const SPECIMEN = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'] as const;

const read = (first: string, second: string) => readZone([first, second], TODAY);
const problemsOf = (first: string, second: string) => read(first, second).problems;
const withCharacter = (line: string, column: number, character: string) => line.slice(0, column - 1) + character + line.slice(column);

/** A sound second line around fields. */
function secondLine({ number = 'A12345678', birth = '800517', expiry = '290101', optional = '<<<<<<<<<<<<<<', sex = 'F' } = {}): string {
  const one = `${number}${checkDigit(number)}BGD${birth}${checkDigit(birth)}${sex}${expiry}${checkDigit(expiry)}${optional}${/^<+$/.test(optional) ? '<' : checkDigit(optional)}`;
  return one + checkDigit(one.slice(0, 10) + one.slice(13, 20) + one.slice(21, 43));
}
const FIRST = 'P<BGDRAHMAN<<AMINA<KHATUN<<<<<<<<<<<<<<<<<<<';

describe('the machine-readable zone of a passport', () => {
  it('is read as the specimen of ICAO Doc 9303 says', () => {
    expect(read(...SPECIMEN)).toEqual({
      mrz: {
        issuing_state: 'UTO', surname: 'ERIKSSON', given_names: 'ANNA MARIA', document_number: 'L898902C3', nationality: 'UTO',
        birth_date: '1974-08-12', sex: 'female', expiry_date: '2012-04-15', optional_data: 'ZE184226B',
      },
      problems: [],
    });
  });

  it('has the check digits of ICAO Doc 9303', () => {
    expect(['520727', 'AB2134<<<', 'L898902C3', '740812', '120415', 'ZE184226B<<<<<'].map(checkDigit)).toEqual(['3', '5', '6', '2', '9', '1']);
  });

  it('is known by its shape: blanks, small letters, a lost line break and quotes for fillers are forgiven', () => {
    const [first, second] = SPECIMEN;
    for (const text of [`${first}\n${second}`, `${first}\r\n${second}\r\n`, `  ${first.replaceAll('<<', '< <')}\n\n ${second} `, `${first}${second}`, `${first} ${second}`, `${first}\n${second}`.toLowerCase(), `${first.replaceAll('<<', '«<')}\n${second}`]) {
      expect(zoneLines(text), text).toEqual(SPECIMEN);
    }
    for (const text of ['', 'Passport', 'P<BGD', 'A12345678', first, `${first}\n${second}\n${second}`, 'Pilgrims of the year two thousand and twenty-six whose passports expire before they come home']) expect(zoneLines(text), text).toBeUndefined();
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
    expect(problemsOf(withCharacter(FIRST, 1, 'V'), second)).toEqual([{ line: 1, column: 1, code: 'character' }]);
    for (const [column, character] of [[3, '-'], [10, 'O'], [12, '0'], [15, 'O'], [21, 'N'], [24, 'I'], [28, '<'], [44, 'X']] as const) {
      expect(problemsOf(FIRST, withCharacter(second, column, character)), `column ${column}`).toEqual([{ line: 2, column, code: 'character' }]);
    }
  });

  it('is pointed at a character read for its look-alike, in the number itself', () => {
    const second = secondLine({ number: 'BO1234567' });
    expect(problemsOf(FIRST, withCharacter(second, 2, '0'))).toEqual([{ line: 2, column: 2, code: 'check_digit' }]);
    expect(problemsOf(FIRST, withCharacter(secondLine({ number: 'A12345678' }), 9, 'B'))).toEqual([{ line: 2, column: 9, code: 'check_digit' }]);
  });

  it('is pointed at the check digit when the sum tells no more', () => {
    const second = secondLine();
    expect(problemsOf(FIRST, withCharacter(second, 3, '9'))[0]).toMatchObject({ line: 2, code: 'check_digit' });
    expect(problemsOf(FIRST, withCharacter(second, 44, String((Number(second[43]) + 1) % 10)))).toEqual([{ line: 2, column: 44, code: 'check_digit' }]);
  });

  it('is pointed at a day that the calendar lacks', () => {
    expect(read(FIRST, secondLine({ birth: '800231' }))).toMatchObject({ mrz: { birth_date: null }, problems: [{ line: 2, column: 14, code: 'date' }] });
    expect(problemsOf(FIRST, secondLine({ expiry: '291301' }))).toEqual([{ line: 2, column: 22, code: 'date' }]);
  });

  it('is pointed at the end of a line that is too short or too long', () => {
    expect(problemsOf(FIRST.slice(0, 43), secondLine())[0]).toEqual({ line: 1, column: 44, code: 'length' });
    expect(problemsOf(FIRST, `${secondLine()}<`)).toEqual([{ line: 2, column: 45, code: 'length' }]);
    expect(problemsOf(FIRST, secondLine().slice(0, 40))).toEqual([{ line: 2, column: 41, code: 'length' }]);
  });

  it('notices any one wrong digit', () => {
    const digits = fc.stringMatching(/^\d{9}$/);
    const spots = fc.constantFrom(1, 5, 9, 10, 14, 19, 20, 22, 27, 28, 44);
    fc.assert(fc.property(digits, spots, fc.integer({ min: 1, max: 9 }), (number, column, more) => {
      const line = secondLine({ number });
      const wrong = withCharacter(line, column, String((Number(line[column - 1]) + more) % 10));
      return problemsOf(FIRST, wrong).length > 0;
    }));
  });

  it('never breaks, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 50 }), fc.string({ maxLength: 50 }), (first, second) => {
      zoneLines(`${first}\n${second}`);
      return Array.isArray(problemsOf(first, second));
    }));
  });
});
