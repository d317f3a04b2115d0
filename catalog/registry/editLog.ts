import { type DrillDown, defineReport, type ReportRow } from '../engine/defineReport.ts';
import { entities } from './entities.ts';
import { accountingPeriod } from '../ledger/years/accountingPeriod.ts';
import { choice, date, dateTime, integer, text } from '../engine/fields.ts';

/** What is told of the books beside their entries: what was taken back, dated back, moved or locked. */
const edits = ['voided', 'reversed', 'backdated', 'ledger_changed', 'party_changed', 'period_moved'] as const;

const periodLines = accountingPeriod.fields.status.options;
export type PeriodLine = (typeof periodLines)[number];

const edit = choice(edits);
const side = { field: text(), lines: periodLines } as const;

/**
 * Who has done what to the books that a reader of them should know of, and why; the newest first. An entry is dated back
 * where one of its series with an earlier number has a later day (rule N4).
 */
export const editLog = defineReport({
  name: 'edit_log',
  route: 'report-management/edit-log',
  module: 'accounts',
  reads: [
    'posting',
    'account_log',
    'ledger_account',
    'group',
    'primary_group',
    'party',
    'accounting_period',
    'payment_voucher',
    'receipt_voucher',
    'contra',
    'journal',
  ],
  parameters: {},
  options: { edited_on: date(), edit },
  columns: {
    edited_at: { field: dateTime() },
    edit: { field: edit },
    record: {
      field: text(),
      drillDown: ({ entity, entity_id: id }: ReportRow): DrillDown | undefined =>
        typeof entity === 'string' && Object.hasOwn(entities, entity) && id !== null
          ? { record: entity, id: Number(id) }
          : undefined,
    },
    edited_by: { field: text() },
    reason: { field: text() },
    before: side,
    after: side,
  },
  aside: { entity: text(), entity_id: integer() },
});
