import { defineReport } from '../../engine/defineReport.ts';
import { integer, money } from '../../engine/fields.ts';
import { openItem } from '../../bills/settlement/openItem.ts';
import { document, origin, side } from './books.ts';

const { log_date, party, ledger, branch, due_date } = openItem.fields;

/** Days past due up to which an item stands in a column; what is older stands in the last. */
export const OVERDUE = { up_to_30: 30, up_to_60: 60, up_to_90: 90 } as const;

const reads = ['open_item', 'ledger_account'] as const;

/**
 * What each party owes, or is owed, as of a day, by how long it is past due; what is paid and settles nothing yet stands
 * below zero. Its total is the balance of the control accounts (rules A9, S5).
 */
const ageing = {
  module: 'accounts',
  reads,
  parameters: { log_date, party, branch },
  asOf: 'log_date',
  columns: {
    party: { field: party },
    not_due: side,
    up_to_30: side,
    up_to_60: side,
    up_to_90: side,
    over_90: side,
    outstanding: {
      ...side,
      drillDown: (row, asked) => ({
        report: 'open_items',
        filter: { party__in: [row['party']], log_date__lte: asked['log_date__lte'] },
      }),
    },
  },
} as const satisfies Partial<Parameters<typeof defineReport>[0]>;

export const receivablesAgeing = defineReport({
  ...ageing,
  name: 'receivables_ageing',
  route: 'report-management/receivables-ageing',
});

export const payablesAgeing = defineReport({
  ...ageing,
  name: 'payables_ageing',
  route: 'report-management/payables-ageing',
});

/** What is open with a party as of a day, document by document: their statement. */
export const openItems = defineReport({
  module: 'accounts',
  reads,
  name: 'open_items',
  route: 'report-management/open-items',
  parameters: { log_date, party, ledger, branch },
  asOf: 'log_date',
  needs: ['party'],
  columns: {
    log_date: { field: log_date },
    reference_no: document,
    ledger: { field: ledger },
    due_date: { field: due_date },
    /** Days past due. */
    overdue: { field: integer() },
    amount: { field: money(), balance: true },
    outstanding: { field: money(), balance: true, total: true },
  },
  aside: { ...origin, party },
});
