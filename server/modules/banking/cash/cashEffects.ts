import { sql } from 'drizzle-orm';
import { countedOf, denominationsIn } from '#catalog/banking/cash/denominations.ts';
import { CLOSE_PREFIX } from '#catalog/banking/cash/cashClose.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import type { Values } from '#server/engine/context/values.ts';
import { lockedFields } from '#server/engine/effects/lockedFields.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { isObject } from '#server/platform/http/isObject.ts';
import { numbered } from '#server/engine/numbering/numbered.ts';
import { bookBalance } from './bookBalance.ts';
import { countObjections } from './cashReach.ts';

/** A new count asks for every note that the agency counts. */
const asked: Effect = {
  async beforeCreate(tx, _desk, body) {
    const given = body['items'];
    const isNone = given === undefined || (Array.isArray(given) && given.length === 0);
    if (!isNone) return body;
    const { rows } = await tx.execute<{ setting: string | null }>(sql`
      select denominations as setting from book_setting order by id limit 1`);
    const items = denominationsIn(rows[0]?.setting ?? null).map(denomination => ({ denomination, pieces: 0 }));
    return { ...body, items };
  },
};

const notesIn = (items: unknown) =>
  (Array.isArray(items) ? items.filter(isObject) : []).map(({ denomination, pieces }) => ({
    denomination: typeof denomination === 'string' ? denomination : '0',
    pieces: typeof pieces === 'number' ? pieces : 0,
  }));

const isDraft = ({ status }: Values): boolean => (status ?? 'draft') === 'draft';

/** What a draft comes to beside the books; once it is closed, both stay as they were then. */
const compared: Effect = {
  async check(tx, { caller }, merged) {
    return isDraft(merged) && typeof merged['ledger'] === 'number' ? countObjections(tx, caller, merged['ledger']) : [];
  },
  async supply(tx, _desk, { merged }) {
    if (!isDraft(merged)) return {};
    const counted = countedOf(notesIn(merged['items']));
    const book = await bookBalance(tx, Number(merged['ledger']), String(merged['close_date']));
    return {
      counted_amount: fromMinor(counted),
      book_amount: book,
      cash_difference: fromMinor(counted - toMinor(book)),
    };
  },
};

/** What belongs to closes of cash beside their records; what was counted stays. */
export const cashEffects: readonly Effect[] = [
  asked,
  lockedFields({
    open: 'draft',
    keeps: ['ledger', 'close_date', 'items', 'difference_reason', 'handed_to', 'branch'],
    also: { reopened: ['details'] },
    problem: 'use_reopen_cash',
  }),
  numbered({ field: 'invoice_no', day: 'close_date', prefix: CLOSE_PREFIX }),
  compared,
];
