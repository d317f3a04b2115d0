import { certificateSettlement } from '#catalog/taxes/withholdingCertificate.ts';
import { challanSettlement } from '#catalog/taxes/withholdingChallan.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Effect } from '../../engine/context/host.ts';
import { lockedFields } from '../../engine/effects/lockedFields.ts';
import { numbered } from '../../engine/numbering/numbered.ts';
import { taxesOf } from '../bills/billRecord.ts';
import { openMonth } from '../ledger/years/openMonth.ts';
import { untold } from './withheld.ts';

/** Only what is withheld is paid over and certified. */
const ofWithholding: Effect = {
  async check(tx, _desk, { tax }) {
    if (typeof tax !== 'number') return [];
    const found = (await taxesOf(tx, [tax])).get(tax);
    return !found || found.kind === 'tds' || found.kind === 'vds' ? [] : [violation('tax', 'other_tax')];
  },
};

/** What a draft would come to if it were posted or issued now. */
const amountOf = (teller: 'withholding_challan' | 'withholding_certificate'): Effect => ({
  async supply(tx, { caller }, { merged, existing }) {
    if (existing && existing['status'] !== 'draft') return {};
    const { tax, branch, party, starts_on: from, ends_on, withheld_until } = merged;
    const until = withheld_until ?? ends_on;
    if (typeof tax !== 'number' || typeof until !== 'string') return {};
    const { amount } = await untold(tx, caller, {
      teller,
      tax,
      until,
      branch: typeof branch === 'number' ? branch : null,
      ...(typeof party === 'number' && { party }),
      ...(typeof from === 'string' && { from }),
    });
    return { amount: fromMinor(amount) };
  },
});

/** What belongs to deposits and certificates beside their records. */
export const withholdingEffects = {
  withholding_challan: [
    lockedFields({ ...challanSettlement, problem: 'use_void' }),
    ofWithholding,
    openMonth('deposit_date'),
    numbered({ field: 'invoice_no', day: 'deposit_date', prefix: 'DRAFT' }),
    amountOf('withholding_challan'),
  ],
  withholding_certificate: [
    lockedFields({ ...certificateSettlement, problem: 'use_void' }),
    ofWithholding,
    numbered({ field: 'certificate_no', day: 'issued_on', prefix: 'DRAFT' }),
    amountOf('withholding_certificate'),
  ],
};
