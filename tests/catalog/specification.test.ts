import { describe, expect, it } from 'vitest';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { specifiedEntities } from '../support/specifiedEntities.ts';
import { specifiedLists } from '../support/specifiedRoutes.ts';

/** A role's menu is a field of the role, and a customer's order an order; both have calls of those names. */
const elsewhere = ['customerorder', 'role_menu'];

/** What the product has beside them, and what asks for it. */
const beside: Readonly<Record<string, string>> = {
  season: 'what the authorities ask of a Hajj year or a period of Umrah',
  departure: 'a package on its way on given days, with its seats',
  booking: 'who has a seat, and how it is paid',
  booking_payment: 'money received for a booking',
  country: 'a look-up list',
  designation: 'a look-up list',
  primary_group: 'a look-up list',
  menu_item: 'a special call: the nested menu',
  color: 'what the colours of a product point to',
  account_log: 'the rows behind the account log reports',
  posting: 'what rows of one document have in common',
  party: 'whom lines on a control account name',
  accounting_period: 'what is locked when books are closed',
  credit_note: 'what takes from a receivable bill',
  debit_note: 'what takes from a payable bill',
  tax_code: 'what the lines of bills point to',
  open_item: 'what is settled bill by bill',
  allocation: 'what has settled what',
  refund: 'money that goes back',
  cash_close: 'cash as it was counted',
  cheque: 'the register of cheques',
  salary_sheet: 'what a month of work costs',
  family: 'pilgrims who travel together',
  expense_claim: 'what employees have spent for the agency',
  currency: 'what lines in a foreign currency point to',
  advance_use: 'an advance that settles a bill',
  booking_transfer: 'money of a cancelled booking that stands anew',
  unallocation: 'a payment that is taken off a bill',
  fiscal_year: 'what is closed at its end',
  year_close: 'what the close of a year has posted',
  tax_entry: 'what of a tax a row of the ledger is',
  withholding_challan: 'what is withheld, as it is paid to the treasury',
  withholding_certificate: 'what vendors are told of what was withheld',
  bank_statement: 'what the books are held against the bank by',
  reconciled_row: 'which row of the ledger the bank has seen',
  opening_balance: 'what the books begin with',
  period_override: 'who posted into a locked month, and why',
  book_setting: 'when the year and the books begin',
  shipment: 'what an order has shipped, and how it is billed',
  order_payment: 'money received for an order',
  order_return: 'goods of an order that come back',
  goods_receipt: 'what of a purchase has come',
  goods_return: 'what of a purchase went back',
  stock_item: 'a variant of a product, which orders and purchases point to',
  stock_movement: 'why pieces came and went',
  reservation: 'what confirmed orders have promised',
  opening_stock: 'what a branch has when its stock begins to be kept',
  stock_adjustment: 'pieces that were found or lost',
  stock_transfer: 'pieces that go to another branch',
  stock_count: 'what a branch has by count',
  ticket_note: 'what the office notes of a ticket for itself',
  canned_reply: 'what is often replied to tickets',
  task: 'what employees are to do until a day',
  support_setting: 'when the office works, and what it promises',
  ticket_priority: 'what tickets point to',
  ticket_department: 'the lists of tickets by department',
  import_run: 'what an import of a sheet has done, and can be undone by',
};

const names = entityList.map(({ name }) => name);

describe('the entities of the specification', () => {
  it('are in the catalogue, but for other names of them', () => {
    expect(specifiedEntities.filter(name => !names.some(one => one === name)).sort()).toEqual(elsewhere);
  });

  it('are all that the catalogue has, but for what they need', () => {
    expect(names.filter(name => !specifiedEntities.includes(name)).sort()).toEqual(Object.keys(beside).sort());
  });
});

it('the lists of the specification are those of their entities', () => {
  for (const [path, entity] of Object.entries(specifiedLists)) expect(`/apps/${entities[entity].route}`).toBe(path);
});
