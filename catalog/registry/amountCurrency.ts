import type { Fields } from '../engine/fields.ts';

/** In which currency an amount is: the agency's own, the one that its record names, or one that the record does not tell. */
type AmountCurrency = 'own' | 'named' | 'untold';

const namesOne = (fields: Fields): boolean => fields['currency']?.target === 'currency';
const isForeign = (name: string): boolean => name.startsWith('foreign_');

/**
 * Where a record has amounts of both, those of the other currency say so in their name; else what it names goes for all
 * of it. What settles an open item is in the currency of that.
 */
export function amountCurrency(fields: Fields, name: string): AmountCurrency {
  const hasBoth = Object.keys(fields).some(isForeign);
  if (isForeign(name)) return namesOne(fields) ? 'named' : 'untold';
  if (hasBoth) return 'own';
  if (namesOne(fields)) return 'named';
  return Object.values(fields).some(({ target }) => target === 'open_item') ? 'untold' : 'own';
}
