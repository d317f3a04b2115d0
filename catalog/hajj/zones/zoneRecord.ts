import { formats, type Span, type ZoneFormat } from './format.ts';
import { countryOf } from './issuers.ts';
import { digitOf, wholeDigitOf } from './places.ts';
import { isTrusted, type ReadZone, type Zone } from './readZone.ts';

/** What a zone says in the words of a pilgrim's record. Countries are the document's codes. */
export type ZoneRecord = Partial<
  Record<
    | 'given_names'
    | 'surname'
    | 'birth_date'
    | 'gender'
    | 'nationality'
    | 'passport_number'
    | 'passport_type'
    | 'passport_country'
    | 'passport_expiry_date'
    | 'nid_number'
    | 'visa_no'
    | 'visa_expiry_date',
    string
  >
>;

export const zoneFormat = ({ format }: Pick<Zone, 'format'>): ZoneFormat => {
  const found = formats.find(({ name }) => name === format);
  if (!found) throw new Error(`no format ${format}`);
  return found;
};

const inSmall = (name: string): string => name.toLowerCase().replace(/(^|\s)\S/g, first => first.toUpperCase());

/** Names of a zone; who has but one has it as surname there, while a record asks for given names. */
const namesOf = ({ surname, given_names: given }: Zone): ZoneRecord =>
  given ? { given_names: inSmall(given), surname: inSmall(surname) } : { given_names: inSmall(surname) };

/** The second letter of a passport's type, where it says more than that it is one. */
const types: Readonly<Record<string, string>> = { D: 'diplomatic', O: 'official', S: 'official' };

/** What can be a number of a person rather than of a paper. */
const PERSONAL = /^[A-Z0-9]{6,17}$/;
const DIGITS = /^\d{10,17}$/;

const whole = (field: Span): Span => ({ ...field, to: digitOf(field).to });

type Said = readonly (readonly [readonly Span[], ZoneRecord])[];

/** What only a document of one kind says, and where that stands. */
function ofDocument(format: ZoneFormat, mrz: Zone): Said {
  const { type, issuer, number, expiry, optional, summedOptional } = format;
  const optionals = summedOptional ? [whole(summedOptional)] : optional;
  const personal = mrz.optional_data.replaceAll(' ', '');
  if (format.document === 'visa')
    return [
      [[whole(number)], { visa_no: mrz.document_number }],
      [[whole(expiry)], { visa_expiry_date: mrz.expiry_date ?? '' }],
    ];
  if (format.document === 'card') {
    // Its optional data have no digit of their own: the one over everything alone bears them out.
    const witnesses = DIGITS.test(personal) ? [format.whole ?? [], wholeDigitOf(format) ?? []].flat() : [];
    const nid = [personal, mrz.document_number].find(one => DIGITS.test(one)) ?? '';
    return [[[whole(number), ...optionals, ...witnesses], { nid_number: nid }]];
  }
  return [
    [[type], { passport_type: types[mrz.document_type[1] ?? ''] ?? '' }],
    [[issuer], { passport_country: countryOf(mrz.issuing_state) }],
    [[whole(number)], { passport_number: mrz.document_number }],
    [[whole(expiry)], { passport_expiry_date: mrz.expiry_date ?? '' }],
    [optionals, { nid_number: PERSONAL.test(personal) ? personal : '' }],
  ];
}

/** What a zone says for certain: nothing from where a sum, a character or a whole line is wrong. */
export function zoneRecord({ mrz, problems }: ReadZone): ZoneRecord {
  const format = zoneFormat(mrz);
  const said: Said = [
    [[format.names], namesOf(mrz)],
    [[format.nationality], { nationality: countryOf(mrz.nationality) }],
    [[whole(format.birth)], { birth_date: mrz.birth_date ?? '' }],
    [[format.sex], { gender: mrz.sex ?? '' }],
    ...ofDocument(format, mrz),
  ];
  const values = said
    .filter(([spans]) => spans.every(span => isTrusted(problems, span)))
    .flatMap(([, record]) => Object.entries(record));
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
}
