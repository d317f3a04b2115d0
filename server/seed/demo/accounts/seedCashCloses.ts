import { sql } from 'drizzle-orm';
import { CLOSE_PREFIX } from '#catalog/banking/cash/cashClose.ts';
import { denominationsIn } from '#catalog/banking/cash/denominations.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { bookBalance } from '#server/modules/banking/cash/bookBalance.ts';
import { nextNumbers } from '#server/engine/numbering/nextNumber.ts';
import { insertMany, insertNumbered } from '../../insertMany.ts';
import { addDays } from '../calendar.ts';
import { type Ground, written } from '../ground.ts';
import { Posting } from '#server/modules/ledger/vouchers/Posting.ts';
import { enterPast } from './enterPast.ts';

/** Closes of the cash desk, in days from today; the last days are counted by nobody yet. */
const story = [
  { status: 'reopened', ago: 21, short: 0n },
  { status: 'handed_over', ago: 20, short: 0n },
  { status: 'closed', ago: 19, short: 2_000n },
  { status: 'draft', ago: 1, short: 0n },
] as const;

/** As few notes as come to an amount. */
function notesOf(amount: Minor) {
  let rest = amount;
  return denominationsIn(null).map(denomination => {
    const pieces = Number(rest / toMinor(denomination));
    rest -= toMinor(denomination) * BigInt(pieces);
    return { denomination, pieces };
  });
}

/** Cash that was counted, handed over, and opened again; of one day something was short. */
export async function seedCashCloses(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today, staff } = ground;
  const named = (name: string) => ledgers.get(name) ?? 0;
  const ledger = named('Cash');
  for (const [at, { status, ago, short }] of story.entries()) {
    const id = at + 1;
    const day = addDays(today, -ago);
    const [number = ''] = await nextNumbers(db, { prefix: CLOSE_PREFIX, day }, 1);
    const book = toMinor(await bookBalance(db, ledger, day));
    const reason = short > 0n ? 'One false note' : null;
    const row = {
      id,
      status,
      invoice_no: number,
      ledger,
      close_date: day,
      counted_amount: fromMinor(book - short),
      book_amount: fromMinor(book),
      cash_difference: fromMinor(-short),
      difference_reason: reason,
      handed_to: staff[1],
      branch: 1,
    };
    await insertNumbered(db, 'cash_close', [{ ...row, version: 1, ...written(ground, day, staff[0]) }]);
    const notes = notesOf(book - short).map((note, position) => ({ owner: id, position, ...note }));
    await insertMany(db, 'cash_close_items', notes);
    if (short === 0n) continue;
    const { lines } = new Posting()
      .debit(named('Cash Over or Short'), short, { details: reason })
      .credit(ledger, short, { details: reason });
    await enterPast(ground, {
      of: 'cash_close',
      on: day,
      day,
      number,
      branch: 1,
      details: reason,
      source: { id, event: 'post' },
      lines,
    });
  }
  const closed = addDays(today, -19);
  await db.execute(sql`update ledger_account set closed_until = ${closed} where id = ${ledger}`);
}
