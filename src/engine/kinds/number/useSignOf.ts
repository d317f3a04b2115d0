import type { Fields } from '#catalog/engine/fields.ts';
import { currencySign } from '#catalog/engine/money/currencySign.ts';
import { amountCurrency } from '#catalog/registry/amountCurrency.ts';
import { useCurrency } from '#src/authProvider/useToday.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { isBlank } from '../blank.ts';
import { useForeignSign } from './useForeignSign.ts';

/** The sign of the agency's own currency; undefined where it is not known. */
export function useOwnSign(): string | undefined {
  const currency = useCurrency();
  return currency === undefined ? undefined : currencySign(currency);
}

/**
 * What stands for the currency beside each amount of a record: the agency's sign, or the code that the record names.
 * Nothing beside what is no amount, nor as long as the currency is not known: the agency's sign would make another
 * amount of it.
 */
export function useSignOf(fields: Fields, record: unknown, among: Fields = fields) {
  const own = useOwnSign();
  const named = isObject(record) ? record['currency'] : undefined;
  const foreign = useForeignSign(record, named);
  return (name: string): string | undefined => {
    if (among[name]?.kind !== 'money') return undefined;
    const currency = amountCurrency(fields, name);
    if (currency === 'own') return own;
    if (currency === 'untold') return undefined;
    if (!isBlank(named)) return foreign;
    return name.startsWith('foreign_') ? undefined : own;
  };
}
