import type { Effect } from '#server/engine/context/host.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { openMonth } from '../../ledger/years/openMonth.ts';

const written = [
  'direction',
  'entry_date',
  'cheque_no',
  'cheque_date',
  'bank_name',
  'party',
  'ledger',
  'sub_ledger',
  'amount',
];

/** What belongs to cheques beside their records; those in the register stay as they were entered. */
export const chequeEffects: readonly Effect[] = [
  lockedFields({
    open: 'draft',
    keeps: [...written, 'bank', 'branch', 'settlement', 'settles'],
    problem: 'use_cancel',
  }),
  openMonth('entry_date'),
  numbered({ field: 'invoice_no', day: 'entry_date', prefix: 'DRAFT' }),
];
