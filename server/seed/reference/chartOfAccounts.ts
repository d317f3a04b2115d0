import type { Row } from '#catalog/engine/defineEntity.ts';
import type { group } from '#catalog/ledger/chart/group.ts';
import type { primaryGroup } from '#catalog/ledger/chart/primaryGroup.ts';

type Nature = Row<typeof primaryGroup>['nature'];
type Group = Row<typeof group>;

/** The heads of the books, and on which side each grows. */
export const primaryGroups = {
  Assets: 'asset',
  Liabilities: 'liability',
  Expenses: 'expense',
  Incomes: 'income',
  Equity: 'equity',
} as const satisfies Record<string, Nature>;

export type PrimaryName = keyof typeof primaryGroups;

/** Where an account stands: directly below a primary group, or below a group that comes earlier in the list. */
type Head = { readonly primary: PrimaryName } | { readonly group: string };

export interface Heading {
  readonly name: string;
  readonly below: Head;
}

const under = (below: Head, ...names: string[]): Heading[] => names.map(name => ({ name, below }));

/** In the order in which the family numbers them, which its front ends count on. */
export const groups: readonly Heading[] = [
  ...under({ primary: 'Assets' }, 'Current Assets', 'Fixed Assets', 'Investments', 'Misc. Expenses (Assets)'),
  ...under(
    { group: 'Current Assets' },
    'Bank Accounts',
    'Cash-in-Hand',
    'Deposits (Assets)',
    'Loans and Advances (Assets)',
    'Stock-in-Hand',
    'Sundry Debtors',
  ),
  ...under({ primary: 'Liabilities' }, 'Branch / Divisions'),
  // The family has it among the liabilities; what the owners have put in is none.
  ...under({ primary: 'Equity' }, 'Capital Account'),
  ...under(
    { primary: 'Liabilities' },
    'Current Liabilities',
    'Salary',
    'Investment',
    'Loans (Liability)',
    'Suspense A/c',
  ),
  ...under({ group: 'Capital Account' }, 'Reserves & Surplus'),
  ...under({ group: 'Current Liabilities' }, 'Duties & Taxes', 'Provisions', 'Sundry Creditors'),
  ...under({ group: 'Loans (Liability)' }, 'Bank OD A/c', 'Secured Loans', 'Unsecured Loans'),
  ...under({ primary: 'Expenses' }, 'Direct Expenses', 'Indirect Expenses', 'Purchase Accounts'),
  ...under({ primary: 'Incomes' }, 'Direct Incomes', 'Indirect Incomes', 'Sales Accounts'),
  ...under({ group: 'Sundry Debtors' }, 'Customers'),
  ...under({ group: 'Sundry Creditors' }, 'Suppliers'),
  ...under({ group: 'Current Assets' }, 'Mobile Wallets', 'Deferred Costs'),
  ...under({ group: 'Current Liabilities' }, 'Advances Received', 'Deferred Income', 'Donation Funds'),
];

/** Groups whose ledgers are cash or bank (rules A2). */
export const moneyGroups: ReadonlyMap<string, Group['holds']> = new Map([
  ['Cash-in-Hand', 'cash'],
  ['Bank Accounts', 'bank'],
  ['Bank OD A/c', 'bank'],
  ['Mobile Wallets', 'bank'],
]);

/** Groups whose ledgers the cash flow statement has apart from the agency's trade. */
export const cashFlowGroups: ReadonlyMap<string, Group['cash_flow']> = new Map([
  ['Fixed Assets', 'investing'],
  ['Investments', 'investing'],
  ['Loans (Liability)', 'financing'],
  ['Capital Account', 'financing'],
]);

export interface Ledger extends Heading {
  /** What the product posts to it for. */
  readonly type: string | null;
  /** Its lines name a party. */
  readonly control?: true;
  /** No voucher by hand posts to it (rule K10). */
  readonly documents?: true;
}

export const ledgers: readonly Ledger[] = [
  { name: 'Bank', below: { group: 'Bank Accounts' }, type: null },
  { name: 'Cash', below: { group: 'Cash-in-Hand' }, type: 'cash' },
  { name: 'Profit & Loss A/C', below: { group: 'Reserves & Surplus' }, type: null },
  { name: 'Company Purchase', below: { group: 'Purchase Accounts' }, type: 'company_purchase' },
  { name: 'Company Sales', below: { group: 'Sales Accounts' }, type: 'company_sales' },
  { name: 'Opening Balance Of Customer', below: { group: 'Capital Account' }, type: null },
];
