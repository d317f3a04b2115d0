import { defineEntity } from '../../engine/defineEntity.ts';
import { choice, flag, text } from '../../engine/fields.ts';
import { heads, oneHead } from './heads.ts';

/** What money moves for: the trade itself, what lasts for years, and those who have put it in or lent it. */
export const cashFlows = ['operating', 'investing', 'financing'] as const;
export type CashFlow = (typeof cashFlows)[number];

/** A group of the chart of accounts. */
export const group = defineEntity({
  name: 'group',
  collection: 'groups',
  route: 'group-management/groups',
  fields: {
    name: text({ required: true, unique: true, max: 200 }),
    ...heads,
    /** Its ledgers, and those of the groups below it, are cash or bank, whatever they are called (rules A2). */
    holds: choice(['cash', 'bank']),
    /** Under what the cash flow statement has money that is paid or received for its ledgers; else as what stands above. */
    cash_flow: choice(cashFlows),
    is_deletable: flag({ readOnly: true, initial: true }),
  },
  title: ['name'],
  list: ['name', 'head_group', 'head_primarygroup', 'holds', 'cash_flow', 'is_deletable'],
  form: { main: ['name', 'head_group', 'head_primarygroup', 'holds', 'cash_flow', 'is_deletable'] },
  search: ['name'],
  access: 'staffDirectory',
  checks: [oneHead],
});
