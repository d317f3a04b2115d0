import { describe, expect, it } from 'vitest';
import { allowed, guest, type Principal, roleNamed } from '../../catalog/engine/access/access.ts';
import { actions, permissionName, policies, roles } from '../../catalog/engine/policies.ts';
import { roleNameOf } from '../../catalog/engine/access/roleNameOf.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';

const first = (role: Principal['role']): Principal => ({ role, permissions: null, branch: null });
const holding = (role: Principal['role'], ...names: string[]): Principal => ({
  role,
  permissions: new Set(names),
  branch: null,
});
const mayDo = (who: Principal, entity: (typeof entityList)[number]) =>
  actions.filter(action => allowed(who, entity, action));

/** Who may do what at first, by policy: the agency's decision, written down a second time. */
const expected: Record<keyof typeof policies, Record<'guest' | 'user' | 'staff', string>> = {
  publicReference: { guest: 'list show', user: 'list show', staff: 'list show' },
  reference: { guest: '', user: 'list show', staff: 'list show' },
  operations: { guest: '', user: 'list show', staff: 'list show create edit' },
  personal: { guest: '', user: '', staff: 'list show create edit delete' },
  content: { guest: '', user: 'list show', staff: 'list show create edit delete' },
  books: { guest: '', user: '', staff: 'list show create edit delete' },
  money: { guest: '', user: '', staff: 'list show create edit' },
  staffDirectory: { guest: '', user: '', staff: 'list show' },
  administration: { guest: '', user: '', staff: '' },
};

/** What anybody at all may do with records that only the host makes. */
const madeByHost: Readonly<Record<string, string>> = {
  posting: 'list show',
  account_log: 'list show',
  accounting_period: 'list show',
  open_item: 'list show',
  allocation: 'list show',
  reconciled_row: 'list show',
  tax_entry: 'list show',
  advance_use: 'list show',
  unallocation: 'list show',
  booking_transfer: 'list show',
  fiscal_year: 'list show',
  year_close: 'list show',
  period_override: 'list show',
  inventory: 'list show',
  stock_movement: 'list show',
  reservation: 'list show',
  goods_receipt: 'list show',
  goods_return: 'list show',
  shipment: 'list show',
  order_payment: 'list show',
  booking_payment: 'list show',
  order_return: 'list show',
  book_setting: 'list show edit',
  support_setting: 'list show edit',
  ticket_detail: 'list show',
  ticket_note: 'list show',
  import_run: 'list show',
};

describe.each(entityList)('at first, $name', entity => {
  it('is open to everybody exactly as its policy says', () => {
    const policy = expected[entity.access];
    const known = madeByHost[entity.name]?.split(' ') ?? actions;
    const within = (names: string) => names.split(' ').filter(name => known.some(action => action === name));
    expect(mayDo(guest, entity)).toEqual(within(policy.guest));
    expect(mayDo(first('user'), entity)).toEqual(within(policy.user));
    expect(mayDo(first('staff'), entity)).toEqual(within(policy.staff));
    expect(mayDo(first('admin'), entity)).toEqual(known);
  });
});

describe('a guest', () => {
  it('sees only what public pages need: places, branches and how the agency presents itself (D6)', () => {
    expect(
      entityList
        .filter(entity => allowed(guest, entity, 'list'))
        .map(entity => entity.name)
        .sort(),
    ).toEqual(['branch', 'city', 'country', 'general_setting', 'thana']);
  });

  it('is whoever has an unknown role, or none (D4)', () => {
    for (const name of ['', 'guest', 'superuser', 'administrator', 'adm in', null, undefined, 7, {}, ['admin']])
      expect(roleNamed(name)).toBeNull();
    expect(['ADMIN', ' Staff ', 'user'].map(roleNamed)).toEqual(roles);
  });

  it('is not let in by an empty list of roles: the host denies by default (D5)', () => {
    const closed = entityList.filter(entity => policies[entity.access].guest.length === 0);
    expect(closed.length).toBeGreaterThan(0);
    for (const entity of closed) expect(mayDo(guest, entity)).toEqual([]);
    for (const entity of closed) expect(mayDo(holding(null), entity)).toEqual([]);
  });
});

describe('what a user counts as', () => {
  it('is an administrator by the flag, whatever her role and however a host writes it', () => {
    for (const is_admin of [true, 1, '1', 'true', 'True '])
      expect(roleNameOf({ role: 'STAFF', is_admin }), String(is_admin)).toBe('admin');
    expect(roleNameOf({ role: null, is_admin: true })).toBe('admin');
  });

  it('is her role without the flag, or where a host does not tell it', () => {
    for (const is_admin of [false, 0, '0', 'false', '', null, undefined, 2, {}, [1]])
      expect(roleNameOf({ role: 'STAFF', is_admin }), String(is_admin)).toBe('STAFF');
  });

  it('is read from the name, the record or the name beside the id of a role', () => {
    expect(
      [{ role: 'ADMIN' }, { role: { id: 1, name: 'STAFF' } }, { role: 9, role_name: 'Cashier' }].map(roleNameOf),
    ).toEqual(['ADMIN', 'STAFF', 'Cashier']);
  });

  it('is nobody without a role, and not known where only its id is told, or nothing', () => {
    expect([{ role: null }, { role: null, role_name: null }, { role: '' }].map(roleNameOf)).toEqual(['', '', '']);
    expect([{ role: 9 }, { role: 9, role_name: null }, {}].map(roleNameOf)).toEqual([undefined, undefined, undefined]);
  });
});

describe('the permissions of a role', () => {
  const { hajj_passenger_info: pilgrim, department, country } = entities;

  it('count instead of the first grants, once they are known', () => {
    expect(mayDo(holding('staff'), pilgrim)).toEqual([]);
    expect(mayDo(holding('staff', 'HAJJ_PASSENGER_INFO_LIST'), pilgrim)).toEqual(['list']);
    expect(mayDo(holding('user', 'DEPARTMENT_DELETE'), department)).toEqual(['delete']);
  });

  it('count for a role of the agency’s own making', () => {
    expect(mayDo(holding(null, 'HAJJ_PASSENGER_INFO_LIST', 'HAJJ_PASSENGER_INFO_UPDATE'), pilgrim)).toEqual([
      'list',
      'edit',
    ]);
  });

  it('take nothing from an administrator, nor what everybody may', () => {
    expect(mayDo(holding('admin'), pilgrim)).toEqual(actions);
    expect(mayDo(holding('staff'), country)).toEqual(['list', 'show']);
  });

  it('are for the one entity and the one action that they name', () => {
    const names = entityList.flatMap(entity => actions.map(action => permissionName(entity.name, action)));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('EMPLOYEE_UPDATE');
    expect(mayDo(holding('staff', 'employee_update', 'EMPLOYEE_', 'EMPLOYEE_UPDATE_ALL'), entities.employee)).toEqual(
      [],
    );
  });
});
