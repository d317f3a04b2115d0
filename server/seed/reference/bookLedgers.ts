import type { Ledger } from './chartOfAccounts.ts';

type Marks = Pick<Ledger, 'control' | 'documents'>;

/** Ledgers by the names of their types, e.g. `round_off`, all below one group. */
const below = (group: string, names: Readonly<Record<string, string>>, marks: Marks = {}): Ledger[] =>
  Object.entries(names).map(([type, name]) => ({ name, type, below: { group }, ...marks }));

const control = { control: true } as const;
const documents = { documents: true } as const;

/** What the posting table of the rules names beyond the family's chart; the product finds each by its type. */
export const bookLedgers: readonly Ledger[] = [
  ...below('Capital Account', { capital: 'Capital', drawings: 'Drawings', opening_difference: 'Opening Difference' }),
  ...below('Reserves & Surplus', { retained_earnings: 'Retained Earnings' }),
  ...below('Customers', { receivable: 'Accounts Receivable' }, control),
  ...below('Sundry Debtors', { member_receivable: 'Member Receivables' }, control),
  ...below('Suppliers', { payable: 'Accounts Payable' }, control),
  ...below('Loans and Advances (Assets)', { employee_advance: 'Employee Advances' }, control),
  ...below('Loans and Advances (Assets)', { vendor_advance: 'Vendor Advances' }, { ...control, ...documents }),
  ...below('Salary', { employee_payable: 'Salaries Payable' }, control),
  ...below('Salary', { claim_payable: 'Expense Claims Payable' }, control),
  ...below('Salary', { salary_deduction: 'Salary Deductions Payable' }),
  ...below(
    'Advances Received',
    { customer_advance: 'Customer Advances', refund_payable: 'Refunds Payable' },
    { ...control, ...documents },
  ),
  ...below('Advances Received', { pass_through: 'Government Fees Collected' }),
  ...below('Deferred Income', { deferred_revenue: 'Deferred Package Revenue' }, documents),
  ...below('Deferred Costs', { deferred_cost: 'Deferred Package Cost' }, documents),
  ...below('Current Assets', { cheques_in_hand: 'Cheques in Hand' }, documents),
  ...below('Stock-in-Hand', { inventory: 'Inventory' }, documents),
  ...below('Current Liabilities', { grni: 'Goods Received Not Invoiced' }, documents),
  ...below('Donation Funds', { donation_fund: 'Donations Held for Causes' }, { ...control, ...documents }),
  ...below('Duties & Taxes', {
    input_tax: 'VAT on Purchases',
    output_tax: 'VAT on Sales',
    tds_payable: 'TDS Payable',
    vds_payable: 'VDS Payable',
    salary_tax: 'Salary Tax Payable',
  }),
  ...below('Sales Accounts', { sales_return: 'Sales Returns' }),
  ...below('Direct Incomes', {
    package_revenue: 'Package Revenue',
    commission_income: 'Commission Income',
    service_fee: 'Service Fees',
    delivery_income: 'Delivery Income',
  }),
  ...below('Indirect Incomes', {
    subscription_income: 'Subscription Income',
    donation_income: 'Donations Spent for Causes',
    cancellation_fee: 'Cancellation Fees',
    exchange_gain: 'Exchange Gain',
    stock_gain: 'Stock Gain',
  }),
  ...below('Direct Expenses', {
    package_cost: 'Package Cost',
    cost_of_goods: 'Cost of Goods Sold',
    price_variance: 'Price Variance',
  }),
  ...below('Indirect Expenses', {
    salary_expense: 'Salaries',
    rent: 'Rent',
    bank_charges: 'Bank Charges',
    exchange_loss: 'Exchange Loss',
    stock_loss: 'Stock Loss',
    damaged_stock: 'Damaged Stock',
    round_off: 'Round-off',
    cash_over_short: 'Cash Over or Short',
  }),
];
