import type { TaxNumber } from './PaperFacts.ts';
import { namesOf } from '../defineEntity.ts';
import { text } from '../fields.ts';

/** Under which numbers somebody is registered for taxes, one of a kind: with the VAT office, for income tax, and abroad. */
export const taxNumbers = {
  bin_no: text({ max: 40 }),
  tin_no: text({ max: 40 }),
  vat_no: text({ max: 40 }),
} as const;

export const taxNumberNames = namesOf(taxNumbers);

const kinds = { bin_no: 'bin', tin_no: 'tin', vat_no: 'vat' } as const satisfies Record<
  keyof typeof taxNumbers,
  TaxNumber['kind']
>;

/** The numbers that a record of an agency or a party has. */
export const taxNumbersOf = (record: Readonly<Record<string, unknown>>): TaxNumber[] =>
  taxNumberNames.flatMap(name => {
    const number = record[name];
    return typeof number === 'string' && number !== '' ? [{ kind: kinds[name], number }] : [];
  });
