import type { EntityName, ModuleName } from '#catalog/engine/names.ts';
import type { ReportName } from '#catalog/engine/names.ts';
import type { navigation } from '../../i18n/en/navigation.ts';
import type { NavigationNode } from './NavigationNode.ts';

/** Names of groups: keys of `navigation.groups`, and of their icons. */
export type GroupName = keyof (typeof navigation)['groups'];
/** Entries by the group that they stand in. */
type Groups<N extends string> = Partial<Record<GroupName, readonly N[]>>;

/** What a module of many lists shows in groups, by the work that they are opened for. */
export const moduleGroups: Partial<Record<ModuleName, Groups<EntityName>>> = {
  shop: {
    stock: [
      'stock_item',
      'inventory',
      'stock_movement',
      'reservation',
      'opening_stock',
      'stock_adjustment',
      'stock_transfer',
      'stock_count',
    ],
  },
  support: {
    desk_set_up: [
      'support_setting',
      'ticket_status',
      'ticket_priority',
      'ticket_department',
      'ticket_detail',
      'ticket_note',
    ],
  },
  accounts: {
    vouchers: ['payment_voucher', 'receipt_voucher', 'contra', 'journal', 'salary_sheet', 'expense_claim'],
    bills: ['sales', 'purchase', 'credit_note', 'debit_note'],
    settlement: ['open_item', 'advance_use', 'unallocation', 'booking_transfer', 'refund', 'allocation'],
    bank: ['cheque', 'cash_close', 'bank_statement', 'reconciled_row'],
    taxes: ['tax_entry', 'withholding_challan', 'withholding_certificate', 'tax_code'],
    ledgers: ['ledger_account', 'party', 'account_log', 'posting'],
    years: ['accounting_period', 'fiscal_year', 'year_close', 'period_override'],
    set_up: ['opening_balance', 'book_setting', 'group', 'primary_group', 'sub_ledger_account', 'currency'],
  },
};

export const reportGroups: Groups<ReportName> = {
  results: [
    'trial_balance',
    'profit_and_loss',
    'profit_and_loss_by_branch',
    'balance_sheet',
    'cash_flow',
    'cash_movements',
  ],
  books: ['ledger_report', 'day_book', 'cash_book', 'bank_book', 'bank_reconciliation', 'edit_log'],
  parties: ['account_statement', 'account_statement_summary', 'receivables_ageing', 'payables_ageing', 'open_items'],
  receipts: ['receipt_report', 'receipt_summary', 'payment_report', 'payment_summary'],
  taxes: ['tax_summary', 'tax_register', 'withholding_register'],
  orders: ['order_report_with_profit', 'order_summary', 'sold_items'],
  purchases: ['purchase_report', 'purchase_request_summary'],
  stock: ['stocks', 'stock_movements', 'low_stock'],
};

interface NamedNode {
  readonly name: string;
  readonly node: NavigationNode;
}

type Icons = Readonly<Record<GroupName, NonNullable<NavigationNode['Icon']>>>;

/**
 * Entries in their groups, which stand where the first of them would; a group of one is that entry. Those of no group
 * stay as they are.
 */
export function grouped(entries: readonly NamedNode[], groups: Groups<string> = {}, icons?: Icons): NavigationNode[] {
  const names = Object.keys(groups) as GroupName[];
  const membersOf = (group: GroupName) => entries.filter(({ name }) => groups[group]?.includes(name));
  return entries.flatMap(({ name, node }): readonly NavigationNode[] => {
    const group = names.find(one => groups[one]?.includes(name));
    if (group === undefined) return [node];
    const members = membersOf(group);
    if (members[0]?.name !== name) return [];
    if (members.length === 1) return [node];
    const title = { key: `navigation.groups.${group}` };
    return [{ id: `group.${group}`, title, Icon: icons?.[group] ?? null, children: members.map(one => one.node) }];
  });
}
