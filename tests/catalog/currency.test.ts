import { describe, expect, it } from 'vitest';
import type { Fields } from '#catalog/engine/fields.ts';
import { currencySign, signed } from '#catalog/engine/money/currencySign.ts';
import { amountCurrency } from '#catalog/registry/amountCurrency.ts';
import { entities } from '#catalog/registry/entities.ts';

describe('what stands for a currency', () => {
  it.each([
    ['BDT', '৳'],
    ['TRY', '₺'],
    ['EUR', '€'],
    ['AED', 'AED'],
    ['rl', 'rl'],
  ])('%s is %s', (code, sign) => expect(currencySign(code)).toBe(sign));

  it.each([
    ['1,200.00', '৳', '৳1,200.00'],
    ['-1,200.00', '৳', '-৳1,200.00'],
    ['1.200,00', 'SAR', 'SAR\u00A01.200,00'],
    ['-0,50', 'SAR', '-SAR\u00A00,50'],
    ['12.00', undefined, '12.00'],
  ])('%s with %s is %s', (written, sign, together) => expect(signed(written, sign)).toBe(together));
});

describe('the currency of an amount', () => {
  const cases: readonly (readonly [{ readonly fields: Fields }, string, string])[] = [
    [entities.booking, 'paid_amount', 'own'],
    [entities.sales, 'amount', 'named'],
    [entities.sales, 'discount', 'named'],
    [entities.refund, 'amount', 'named'],
    [entities.payment_voucher, 'amount', 'own'],
    [entities.open_item, 'amount', 'own'],
    [entities.open_item, 'foreign_outstanding', 'named'],
    [entities.account_log, 'debit_amount', 'own'],
    [entities.allocation, 'amount', 'own'],
    [entities.allocation, 'foreign_amount', 'untold'],
    [entities.advance_use, 'amount', 'untold'],
    [entities.unallocation, 'amount', 'untold'],
  ];
  it.each(cases)('of %# %s', ({ fields }, name, currency) => expect(amountCurrency(fields, name)).toBe(currency));
});
