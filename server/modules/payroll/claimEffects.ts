import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { isObject } from '../../platform/http/isObject.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { openMonth } from '../ledger/years/openMonth.ts';

/** What a draft comes to, whatever else it lacks. */
const total: Effect = {
  async supply(_tx, _desk, { merged }) {
    const items = Array.isArray(merged['items']) ? merged['items'].filter(isObject) : [];
    const amounts = items.map(({ amount }) => toMinor(typeof amount === 'string' ? amount : '0'));
    return { amount: fromMinor(sum(amounts)) };
  },
};

/** What belongs to expense claims beside their records. */
export const claimEffects: readonly Effect[] = [
  lockedFields({ open: 'draft', keeps: ['employee', 'claim_date', 'branch', 'items'], problem: 'use_void' }),
  openMonth('claim_date'),
  numbered({ field: 'invoice_no', day: 'claim_date', prefix: 'DRAFT' }),
  total,
];
