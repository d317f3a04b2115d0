import { dayAfter, dayIn } from '#catalog/engine/days/days.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { fiscalYearOf } from '#catalog/engine/days/periods.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Host, Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { bookSettings } from '#server/engine/numbering/bookSettings.ts';

/** The day before the books begin; while nobody has said when, the one before the present fiscal year. */
async function openingDay(tx: Database, { timeZone, clock }: Host): Promise<string> {
  const { begin, firstMonth } = await bookSettings(tx);
  return dayAfter(begin ?? fiscalYearOf(dayIn(timeZone, clock()), firstMonth).from, -1);
}

const sumOf = (items: unknown, side: string) =>
  sum(
    (Array.isArray(items) ? items.filter(isObject) : []).map(line =>
      toMinor(typeof line[side] === 'string' ? line[side] : '0'),
    ),
  );

const number = numbered({ field: 'invoice_no', day: 'opening_date', prefix: 'DRAFT' });

/** A draft is of the day before the books begin, and says what its sides come to. */
const reckoned: Effect = {
  ...number,
  async supply(tx, request, { merged, existing }) {
    const isDraft = (merged['status'] ?? 'draft') === 'draft';
    if (!isDraft) return {};
    const opening_date = await openingDay(tx, request.host);
    const draft = { merged: { ...merged, opening_date }, ...(existing && { existing }) };
    const [debit, credit] = [sumOf(merged['items'], 'debit_amount'), sumOf(merged['items'], 'credit_amount')];
    return {
      ...(await number.supply?.(tx, request, draft)),
      opening_date,
      amount: fromMinor(debit > credit ? debit : credit),
      difference: fromMinor(debit - credit),
    };
  },
};

/** What belongs to opening balances beside their records; those that are posted stay as they are. */
export const openingEffects: readonly Effect[] = [
  lockedFields({ open: 'draft', keeps: ['branch', 'items'], problem: 'use_void' }),
  reckoned,
];
