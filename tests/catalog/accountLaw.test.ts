import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  type Asker,
  barToAccount,
  barToAccountField,
  barToDeletion,
  barToPermissionName,
  barToRole,
  barToRoleName,
} from '../../catalog/engine/access/accountLaw.ts';
import { covers, type Holdings, holdingsOfRole } from '../../catalog/engine/access/holdings.ts';

const names = ['CITY_LIST', 'ROLE_UPDATE', 'USER_UPDATE', 'ALL_BRANCHES'];
const sets = fc.subarray(names).map(found => new Set(found));
const holdings: fc.Arbitrary<Holdings> = fc.oneof(sets, fc.constant('everything' as const));
const askers: fc.Arbitrary<Asker> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  role: fc.constantFrom('admin', 'staff', 'user', null),
  permissions: sets,
  branch: fc.constant(null),
});
const accounts: fc.Arbitrary<Account> = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  signsIn: fc.boolean(),
  holds: holdings,
});
const admin: Asker = { id: 9, role: 'admin', permissions: new Set(), branch: null };

describe('what the one covers of the other', () => {
  it('orders all that can be held: each covers itself, what its own covers, and nothing that covers it and more', () => {
    fc.assert(
      fc.property(holdings, holdings, holdings, (one, two, three) => {
        expect(covers(one, one)).toBe(true);
        if (covers(one, two) && covers(two, three)) expect(covers(one, three)).toBe(true);
        if (covers(one, two) && covers(two, one)) expect(one).toEqual(two);
        expect(covers('everything', one)).toBe(true);
        if (one !== 'everything') expect(covers(one, 'everything')).toBe(false);
      }),
    );
  });

  it('is everything for the administrators’ role, whatever its permissions are', () => {
    for (const name of ['ADMIN', ' admin ', 'Admin']) expect(holdingsOfRole(name, [])).toBe('everything');
    expect(holdingsOfRole('ADMINISTRATION', ['CITY_LIST'])).toEqual(new Set(['CITY_LIST']));
    expect(barToRole({ ...admin, role: 'staff', permissions: new Set(names) }, holdingsOfRole('ADMIN', []))).toBe(
      'holds_more',
    );
  });
});

describe('an account', () => {
  it('that holds more than somebody stays out of their reach in every field, and cannot be deleted by them', () => {
    fc.assert(
      fc.property(
        askers,
        accounts,
        fc.constantFrom('email', 'username', 'first_name', 'primary_phone'),
        (who, account, field) => {
          const isBelow = who.role === 'admin' || covers(who.permissions ?? new Set(), account.holds);
          if (isBelow || who.id === account.id) expect(barToAccount(who, account)).toBeUndefined();
          else
            expect([
              barToAccount(who, account),
              barToAccountField(who, account, field),
              barToDeletion(who, account),
            ]).toEqual(['holds_more', 'holds_more', 'holds_more']);
        },
      ),
    );
  });

  it('has its email and user name from administrators alone, and nobody’s own email without their password', () => {
    const account = { id: 1, signsIn: true, holds: new Set<string>() };
    const others: Asker = { id: 2, role: 'staff', permissions: new Set(names), branch: null };
    for (const field of ['email', 'username']) {
      expect(barToAccountField(others, account, field)).toBe('account_admin_only');
      expect(barToAccountField(admin, account, field)).toBeUndefined();
      expect(barToAccountField(others, { ...account, signsIn: false }, field)).toBeUndefined();
    }
    expect(barToAccountField(others, account, 'first_name')).toBeUndefined();
    for (const role of ['admin', 'staff', null] as const)
      expect(barToAccountField({ ...admin, id: 1, role }, account, 'email')).toBe('own_email');
    expect([
      barToDeletion(others, account),
      barToDeletion(admin, account),
      barToDeletion(others, { ...account, signsIn: false }),
    ]).toEqual(['account_admin_only', undefined, undefined]);
  });
});

describe('names that mean something', () => {
  it('stay with the roles of the product', () => {
    for (const name of ['ADMIN', 'Staff', 'user', ' admin ']) {
      expect([
        barToRoleName(name),
        barToRoleName(name, 'CLERK'),
        barToRoleName('CLERK', name),
        barToRoleName(name, name),
      ]).toEqual(['built_in_name', 'built_in_name', 'built_in_name', undefined]);
    }
    // One of before that only looks like one of them may have another name.
    for (const name of ['ＡＤＭＩＮ', 'ADMİN'])
      expect([barToRoleName(name), barToRoleName('CLERK', name)]).toEqual(['built_in_name', undefined]);
    expect([barToRoleName('CLERK'), barToRoleName('CLERK', 'HEAD')]).toEqual([undefined, undefined]);
  });

  it('are those of permissions, from the first', () => {
    expect([
      barToPermissionName('CITY_LIST'),
      barToPermissionName('CITY_LIST', 'CITY_LIST'),
      barToPermissionName('CITY_LIST', 'X_LIST'),
    ]).toEqual([undefined, undefined, 'permission_name']);
  });
});
