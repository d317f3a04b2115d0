import { describe, expect, it } from 'vitest';
import { ALL_BRANCHES, boundOf, guest, type Principal } from '../../catalog/engine/access/access.ts';
import { type Belonging, belongingOf, isBounded, liesWithin } from '../../catalog/registry/belonging.ts';
import { defineEntity } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { type Fields, ref, text } from '../../catalog/engine/fields.ts';

const holding = (role: Principal['role'], ...names: string[]): Principal => ({
  role,
  permissions: new Set(names),
  branch: 3,
});
const seenBy = (who: Principal) => [3, 4, null].filter(branch => liesWithin(boundOf(who), [branch]));

/** By what records belong to branches: the agency's decision, written down a second time. */
const told = ({ field, owners, kin }: Belonging): string =>
  [
    ...(field ? [field] : []),
    ...owners.map(owner => `${owner.field}(${told(owner.belonging)})`),
    ...(kin.length > 0
      ? [
          `also ${kin
            .map(one => one.name)
            .sort()
            .join(' ')}`,
        ]
      : []),
  ].join(', ');

const person = 'also customer employee vendor';
const expected: Readonly<Record<string, string>> = {
  hajj_passenger_info: 'branch',
  employee: 'branch, also customer vendor',
  customer: 'branch, also employee vendor',
  vendor: 'branch, also customer employee',
  user: person,
  member: person,
  qualification: 'employee(branch, also customer vendor)',
  shippingaddress: 'customer(branch, also employee vendor)',
  monthly_subscription: `member(${person})`,
  donation: `member(${person})`,
  executive_member: `member(${person})`,
  adviser_member: `member(${person})`,
  general_member: `member(${person})`,
  payment_voucher: 'branch',
  receipt_voucher: 'branch',
  contra: 'branch',
  journal: 'branch',
  sales: 'branch, party(branch)',
  purchase: 'branch, party(branch)',
  credit_note: 'branch, party(branch)',
  debit_note: 'branch, party(branch)',
  refund: 'branch, party(branch)',
  salary_sheet: 'branch',
  family: 'branch',
  expense_claim: 'branch, employee(branch, also customer vendor)',
  task: 'assignee(branch, also customer vendor)',
  cheque: 'branch, party(branch)',
  cash_close: 'branch, handed_to(branch, also customer vendor)',
  advance_use: 'branch, party(branch), item(branch, account_log(branch, posting(branch)))',
  booking_transfer: 'branch, party(branch), from_booking(branch), booking(branch)',
  unallocation: 'branch, party(branch), item(branch, account_log(branch, posting(branch)))',
  order: 'branch, party(branch)',
  shipment: 'branch, order(branch, party(branch))',
  booking: 'branch',
  booking_payment: 'booking(branch), receipt_voucher(branch), account_log(branch, posting(branch))',
  order_payment: 'order(branch, party(branch)), receipt_voucher(branch)',
  order_return: 'branch, order(branch, party(branch))',
  purchase_request: 'branch',
  purchase_final: 'branch, party(branch)',
  goods_receipt: 'branch, purchase_final(branch, party(branch))',
  goods_return: 'branch, purchase_final(branch, party(branch))',
  inventory: 'branch',
  stock_movement: 'branch',
  reservation: 'branch',
  opening_stock: 'branch',
  stock_adjustment: 'branch',
  stock_transfer: 'branch',
  stock_count: 'branch',
  open_item: 'branch, account_log(branch, posting(branch))',
  allocation:
    'debit(branch, account_log(branch, posting(branch))), credit(branch, account_log(branch, posting(branch)))',
  party: 'branch',
  posting: 'branch',
  account_log: 'branch, posting(branch)',
  year_close: 'branch',
  opening_balance: 'branch',
  bank_statement: 'branch',
  tax_entry: 'branch, account_log(branch, posting(branch))',
  withholding_challan: 'branch',
  withholding_certificate: 'branch, party(branch)',
  reconciled_row: 'account_log(branch, posting(branch)), statement(branch)',
  period_override: 'branch, posting(branch)',
  import_run: 'branch',
};

describe('what belongs to a branch', () => {
  it('is decided for every entity, and for a new one that depends on such a record as well', () => {
    const bounded = entityList
      .filter(entity => isBounded(belongingOf(entity)))
      .map(entity => [entity.name, told(belongingOf(entity))]);
    expect(Object.fromEntries(bounded)).toEqual(expected);
  });

  it('is what depends on it, at any distance, but nothing that only mentions it', () => {
    const entity = (name: string, fields: Fields) =>
      defineEntity<string, Fields>({
        name,
        collection: `${name}s`,
        route: name,
        fields: { name: text(), ...fields },
        title: ['name'],
        list: ['name'],
        form: { main: ['name'] },
        search: ['name'],
        access: 'content',
      });
    expect(told(belongingOf(entity('certificate', { qualification: ref('qualification', { required: true }) })))).toBe(
      'qualification(employee(branch, also customer vendor))',
    );
    expect(
      isBounded(belongingOf(entity('reminder', { employee: ref('employee'), city: ref('city', { required: true }) }))),
    ).toBe(false);
  });
});

describe('the bounds of a branch', () => {
  it('leave the own branch and what belongs to none', () => {
    expect(seenBy(holding('staff'))).toEqual([3, null]);
    expect(seenBy({ ...holding('staff'), branch: null })).toEqual([null]);
    expect(seenBy(guest)).toEqual([null]);
  });

  it('are kept only by a record of which everything lies within them', () => {
    expect([[], [3, null], [3, 4], [4]].map(branches => liesWithin(3, branches))).toEqual([true, true, false, false]);
  });

  it('do not hold for administrators, nor for whoever may see all branches', () => {
    expect(seenBy(holding('admin'))).toEqual([3, 4, null]);
    expect(seenBy(holding(null, ALL_BRANCHES))).toEqual([3, 4, null]);
  });

  it('are not guessed at for a host that tells no permissions', () => {
    expect(seenBy({ role: 'staff', permissions: null, branch: null })).toEqual([3, 4, null]);
  });
});
