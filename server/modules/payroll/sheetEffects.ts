import { sheetTotals } from '#catalog/payroll/salaryLaw.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { openMonth } from '../ledger/years/openMonth.ts';

const amountOf = (value: unknown) => toMinor(typeof value === 'string' ? value : '0');

/** What a draft comes to, whatever else it lacks. */
const totals: Effect = {
  async supply(_tx, _desk, { merged }) {
    const items = Array.isArray(merged['items']) ? merged['items'].filter(isObject) : [];
    const { gross, net } = sheetTotals(
      items.map(item => ({
        gross: amountOf(item['gross']),
        deduction: amountOf(item['deduction']),
        tax: amountOf(item['salary_tax']),
        advance: amountOf(item['advance_recovered']),
      })),
    );
    return { gross_amount: fromMinor(gross), amount: fromMinor(net) };
  },
};

/** What belongs to salary sheets beside their records. */
export const sheetEffects: readonly Effect[] = [
  lockedFields({ open: 'draft', keeps: ['sheet_date', 'due_date', 'branch', 'items'], problem: 'use_void' }),
  openMonth('sheet_date'),
  numbered({ field: 'invoice_no', day: 'sheet_date', prefix: 'DRAFT' }),
  totals,
];
