import { describe, expect, it } from 'vitest';
import { entities, entityList } from '#catalog/registry/entities.ts';
import { importKeys, toldApartBy } from '#catalog/registry/importKeys.ts';
import { isMadeAlong } from '#catalog/registry/madeAlong.ts';

describe('keys of an import', () => {
  it.each([
    ['product', ['sku', 'barcode']],
    [
      'hajj_passenger_info',
      ['tracking_no', 'pilgrim_id', 'nid_number', 'birth_registration_no', 'passport_number', 'email'],
    ],
    ['customer', ['username', 'email', 'primary_phone', 'secondary_phone']],
    ['member', ['username', 'email', 'primary_phone', 'secondary_phone', 'ref_no']],
    ['booking', ['booking_no']],
    ['city', ['name']],
    ['country', ['name', 'country_code', 'country_code2']],
    ['tour_package', ['code']],
    // Its number is given by the host, and no list shows it.
    ['cheque', []],
    // Nobody changes what has happened.
    ['account_log', []],
    ['goods_receipt', []],
  ] as const)('of %s are %j', (name, keys) => {
    expect(importKeys(entities[name])).toEqual(keys);
  });

  it('are never ids, secrets or references', () => {
    for (const entity of entityList)
      for (const key of importKeys(entity)) {
        const field = entity.fields[key];
        expect([entity.name, key, field?.kind]).toEqual([
          entity.name,
          key,
          expect.stringMatching(/^(text|email|phone)$/),
        ]);
        expect(field?.sealed === true && field.recognised === undefined).toBe(false);
      }
  });

  it('are told apart by what the record lies within', () => {
    expect(toldApartBy(entities.city, 'name')).toEqual(['country']);
    expect(toldApartBy(entities.hajj_passenger_info, 'passport_number')).toEqual(['season']);
    expect(toldApartBy(entities.product, 'sku')).toEqual([]);
  });
});

it('only what others choose from, and asks for no more than a name, is made along', () => {
  const made = entityList.filter(isMadeAlong).map(({ name }) => name);
  const reference = ['general_setting', 'customer_type', 'department', 'designation', 'paymentmethod', 'country'];
  const shelves = ['tour_type', 'category', 'brand', 'manufacturer', 'attributeset', 'size'];
  expect(made.toSorted()).toEqual([...reference, ...shelves].toSorted());
});
