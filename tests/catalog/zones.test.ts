import { describe, expect, it } from 'vitest';
import { checkDigit } from '../../catalog/hajj/zones/checkDigit.ts';
import { looksLikeZone } from '../../catalog/engine/texts/looksLikeZone.ts';
import { withoutCountry } from '../../catalog/hajj/zones/issuers.ts';
import { readZone } from '../../catalog/hajj/zones/readZone.ts';
import { zoneLines } from '../../catalog/hajj/zones/zoneLines.ts';
import { zoneRecord } from '../../catalog/hajj/zones/zoneRecord.ts';
import { pages } from '../../src/i18n/en/pages.ts';

const TODAY = '2026-11-27';

interface Said {
  readonly type?: string;
  readonly issuer?: string;
  readonly nationality?: string;
  readonly names?: string;
  readonly number?: string;
  readonly birth?: string;
  readonly sex?: string;
  readonly expiry?: string;
  readonly optional?: string;
}

const fill = (text: string, length: number) => text.padEnd(length, '<').slice(0, length);
const summed = (text: string) => `${text}${checkDigit(text)}`;
const partsOf = (said: Said) => ({
  type: 'P<',
  issuer: 'BGD',
  names: 'UDDIN<<KARIM',
  number: 'A01234567',
  birth: '800517',
  sex: 'M',
  expiry: '310101',
  optional: '',
  ...said,
  nationality: fill(said.nationality ?? said.issuer ?? 'BGD', 3),
});

/** Two lines of a length; passports guard the optional data by themselves, cards and passports all of it together. */
function two(length: number, said: Said, guard: 'passport' | 'card' | 'visa'): string {
  const { type, issuer, names, number, nationality, birth, sex, expiry, optional } = partsOf(said);
  const first = fill(`${fill(type, 2)}${fill(issuer, 3)}${names}`, length);
  const start = `${summed(fill(number, 9))}${nationality}${summed(birth)}${sex}${summed(expiry)}`;
  if (guard === 'visa') return `${first}\n${fill(start + optional, length)}`;
  const data = fill(optional, guard === 'passport' ? 14 : 7);
  const second = start + (guard === 'passport' ? summed(data) : data);
  const whole = second.slice(0, 10) + second.slice(13, 20) + second.slice(21);
  return `${first}\n${second}${checkDigit(whole)}`;
}

const td3 = (said: Said = {}) => two(44, said, 'passport');
const td2 = (said: Said = {}) => two(36, { type: 'I<', ...said }, 'card');
const mrva = (said: Said = {}) => two(44, { type: 'V<', ...said }, 'visa');
const mrvb = (said: Said = {}) => two(36, { type: 'V<', ...said }, 'visa');

function td1(said: Said = {}): string {
  const { type, issuer, names, number, nationality, birth, sex, expiry, optional } = partsOf({ type: 'I<', ...said });
  const rest = number.slice(9);
  const data = rest ? `${number.slice(0, 9)}<${rest}${checkDigit(number)}` : summed(fill(number, 9));
  const first = fill(`${fill(type, 2)}${fill(issuer, 3)}${data}${rest ? '' : optional}`, 30);
  const second = `${summed(birth)}${sex}${summed(expiry)}${nationality}${'<'.repeat(11)}`;
  const whole = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18);
  return [first, second + checkDigit(whole), fill(names, 30)].join('\n');
}

const read = (text: string) => readZone(zoneLines(text) ?? [], TODAY);
const person = { given_names: 'Karim', surname: 'Uddin', birth_date: '1980-05-17', gender: 'male', nationality: 'BGD' };
const ours = { ...person, passport_number: 'A01234567', passport_country: 'BGD', passport_expiry_date: '2031-01-01' };
const visa = { ...person, visa_no: 'A01234567', visa_expiry_date: '2031-01-01' };
const anna = { given_names: 'Anna Maria', surname: 'Eriksson', gender: 'female' };

describe('a zone fills what its document holds', () => {
  it.each<[string, string, Record<string, string>]>([
    ['a passport', td3(), ours],
    ['a diplomatic passport', td3({ type: 'PD' }), { ...ours, passport_type: 'diplomatic' }],
    ['an official passport', td3({ type: 'PO' }), { ...ours, passport_type: 'official' }],
    ['a service passport', td3({ type: 'PS' }), { ...ours, passport_type: 'official' }],
    ['a passport with a personal number', td3({ optional: '1980123456789' }), { ...ours, nid_number: '1980123456789' }],
    ['a German passport', td3({ issuer: 'D' }), { ...ours, passport_country: 'DEU', nationality: 'DEU' }],
    ['a British overseas passport', td3({ issuer: 'GBO' }), { ...ours, passport_country: 'GBR', nationality: 'GBR' }],
    [
      'a laissez-passer of the United Nations',
      td3({ issuer: 'UNO', nationality: 'BGD' }),
      (({ passport_country: _, ...others }) => others)(ours),
    ],
    [
      'a refugee',
      td3({ issuer: 'TUR', nationality: 'XXB' }),
      (({ nationality: _, ...others }) => ({ ...others, passport_country: 'TUR' }))(ours),
    ],
    ['a short number', td3({ number: 'AB12345' }), { ...ours, passport_number: 'AB12345' }],
    ['one name', td3({ names: 'KARIM' }), (({ surname: _, ...others }) => others)(ours)],
    [
      'an open sex and an open birth',
      td3({ sex: '<', birth: '80<<<<' }),
      (({ gender: _, birth_date: __, ...others }) => others)(ours),
    ],
    [
      'the specimen of a card of three lines',
      'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<',
      { ...anna, birth_date: '1974-08-12' },
    ],
    [
      'a card of Turkey',
      td1({ issuer: 'TUR', number: 'A12B34567', optional: '12345678901' }),
      { ...person, nationality: 'TUR', nid_number: '12345678901' },
    ],
    [
      'a card of Bangladesh with its long number',
      td1({ number: '1980123456789' }),
      { ...person, nid_number: '1980123456789' },
    ],
    [
      'the specimen of a card of two lines',
      'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6',
      { ...anna, birth_date: '1974-08-12' },
    ],
    ['a card of two lines', td2(), person],
    ['a crew member’s card', td2({ type: 'AC' }), person],
    [
      'the specimen of a visa',
      'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL8988901C4XXX4009078F96121096ZE184226B<<<<<<',
      { ...anna, birth_date: '1940-09-07', visa_no: 'L8988901C', visa_expiry_date: '1996-12-10' },
    ],
    [
      'the specimen of a small visa',
      'V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nL8988901C4XXX4009078F9612109<<<<<<<<',
      { ...anna, birth_date: '1940-09-07', visa_no: 'L8988901C', visa_expiry_date: '1996-12-10' },
    ],
    ['a visa for Hajj', mrva({ issuer: 'SAU', nationality: 'BGD', optional: 'H1448' }), visa],
    ['a small visa', mrvb({ issuer: 'SAU', nationality: 'BGD' }), visa],
  ])('%s', (_, text, record) => {
    const zone = read(text);
    expect(zone.problems).toEqual([]);
    expect(zoneRecord(zone)).toEqual(record);
    const oneLine = text.replaceAll('\n', '');
    for (const spelled of [oneLine, text.replaceAll('\n', '\r'), text.replaceAll('\n', ' ')])
      expect(zoneLines(spelled), spelled).toEqual(text.split('\n'));
  });
});

const changed = (text: string, line: number, column: number, sign: string) =>
  text
    .split('\n')
    .map((one, at) => (at + 1 === line ? one.slice(0, column - 1) + sign + one.slice(column) : one))
    .join('\n');

/** The same card with the digit over everything that it should have. */
function sealed(card: string): string {
  const [first = '', second = '', third = ''] = card.split('\n');
  const whole = first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29);
  return [first, second.slice(0, 29) + checkDigit(whole), third].join('\n');
}

describe('a zone is pointed at where it is wrong, and fills nothing from there', () => {
  it.each([
    [
      'a wrong number of a visa',
      changed(mrva(), 2, 3, '9'),
      { line: 2, column: 1, to: 10, code: 'check_digit' },
      'visa_no',
    ],
    [
      'a wrong expiry of a small visa',
      changed(mrvb(), 2, 27, '9'),
      { line: 2, column: 22, to: 28, code: 'check_digit' },
      'visa_expiry_date',
    ],
    [
      'a wrong birth on a card of three lines',
      changed(td1(), 2, 6, '9'),
      { line: 2, column: 1, to: 7, code: 'check_digit' },
      'birth_date',
    ],
    ['a digit in the names of a card', changed(td1(), 3, 2, '0'), { line: 3, column: 2, code: 'character' }, 'surname'],
    [
      'a wrong sum of a whole card',
      changed(td2(), 2, 36, String((Number(td2().at(-1)) + 1) % 10)),
      { line: 2, column: 36, code: 'check_digit' },
      undefined,
    ],
    [
      'a long number of a card whose own digit is wrong',
      sealed(changed(td1({ number: '1980123456789' }), 1, 20, '0')),
      { line: 1, column: 6, to: 20, code: 'check_digit' },
      'nid_number',
    ],
    [
      'a long number of a card of two lines whose own digit is wrong',
      two(36, { type: 'I<', number: '198012345', optional: '67890' }, 'card').replace(/(?<=198012345)\d/, '<'),
      { line: 2, column: 1, to: 10, code: 'check_digit' },
      'nid_number',
    ],
    [
      'a number of a card without its digit',
      sealed(changed(td1(), 1, 15, '<')),
      { line: 1, column: 6, code: 'check_digit' },
      'nid_number',
    ],
    [
      'a national number of a card, which only the sum over everything bears out',
      changed(td1({ optional: '12345678901' }), 1, 18, '9'),
      { line: 2, column: 30, code: 'check_digit' },
      'nid_number',
    ],
    ['a birth after today', td3({ birth: '261231' }), { line: 2, column: 14, to: 19, code: 'future' }, 'birth_date'],
    [
      'an end before the birth',
      td3({ birth: '200101', expiry: '190101' }),
      { line: 2, column: 22, to: 27, code: 'order' },
      'passport_expiry_date',
    ],
    [
      'a day that there is not',
      mrva({ expiry: '310231' }),
      { line: 2, column: 22, to: 27, code: 'date' },
      'visa_expiry_date',
    ],
  ])('%s', (_, text, problem, field) => {
    const zone = read(text);
    expect(zone.problems).toHaveLength(1);
    expect(zone.problems[0]).toMatchObject(problem);
    if (field) expect(zoneRecord(zone)).not.toHaveProperty(field);
  });

  it('and keeps what has a digit of its own where only the sum over everything is wrong', () => {
    const card = (said: Said) =>
      zoneRecord(read(changed(td1(said), 2, 30, td1(said).split('\n')[1]?.at(29) === '0' ? '1' : '0')));
    expect(card({ optional: '12345678901' })).toEqual(person);
    expect(card({ number: '1980123456789' })).toEqual({ ...person, nid_number: '1980123456789' });
    const pass = td3({ optional: '1980123456789' });
    const wrong = changed(pass, 2, 44, pass.endsWith('0') ? '1' : '0');
    expect(zoneRecord(read(wrong))).toEqual({ ...ours, nid_number: '1980123456789' });
  });

  it('and shows a long number whole, though its digit is wrong', () => {
    const { mrz } = read(sealed(changed(td1({ number: '1980123456789' }), 1, 20, '0')));
    expect(mrz.document_number).toBe('1980123456789');
  });

  it('and what begins with P is a passport, however short it was cut', () => {
    const names = 'P<BGDKHAN<<ALI<<<<<<';
    expect([zoneLines(`${names}\nD01234567`), looksLikeZone(`${names}\nD01234567`)]).toEqual([undefined, true]);
    expect(read(names)).toMatchObject({ mrz: { format: 'td3', surname: 'KHAN', given_names: 'ALI' } });
    const [, second = ''] = td3().split('\n');
    for (const cut of [second.slice(0, 28), second.slice(0, 36)])
      expect(read(`${names}\n${cut}`).mrz, cut).toMatchObject({ format: 'td3', document_number: 'A01234567' });
  });

  it('and every code without a country has its words', () => {
    expect(Object.keys(pages.issuers).sort()).toEqual([...withoutCountry].sort());
  });
});
