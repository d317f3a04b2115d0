import { sql } from 'drizzle-orm';
import type { PostingEvent } from '#catalog/ledger/vouchers/posting.ts';
import { insertMany, type Row } from '../../insertMany.ts';
import { type Ground, written } from '../ground.ts';
import type { DemoEntry, DemoVoucher } from './DemoVoucher.ts';

/** An entry with its id and its number, as both are given in the order of posting. */
export interface Entered<V extends DemoEntry = DemoVoucher> {
  readonly voucher: V;
  readonly id: number;
  readonly number: string;
}

interface Posting extends Entered<DemoEntry> {
  readonly event: PostingEvent;
}

export const sides = (amount: number): Row => ({
  debit_amount: Math.max(amount, 0).toFixed(2),
  credit_amount: Math.max(-amount, 0).toFixed(2),
});

/** Not posted yet. */
export const isOpen = ({ status }: DemoEntry): boolean => status === 'draft' || status === 'pending_approval';

/** What a voucher has done to the books: once, or there and back. */
const eventsOf = ({ voucher }: Entered<DemoEntry>) =>
  isOpen(voucher) ? [] : voucher.status === 'voided' ? (['post', 'void'] as const) : (['post'] as const);

/** What a posting takes back: its own voucher, or the one that it reverses. */
const countered = ({ voucher, event }: Posting) => (event === 'void' ? voucher : voucher.reverses);

/** The postings that take back others come after them, and name them. */
async function insertCounters(
  ground: Ground,
  postings: readonly Posting[],
  rowOf: (posting: Posting) => Row,
): Promise<void> {
  const idOf = new Map(postings.map(({ voucher, id }) => [voucher, id]));
  const { rows } = await ground.db.execute<{ id: number; of: string }>(sql`
    select id::int, source_type || ' ' || source_id as of from posting where source_event = 'post'`);
  const postedBy = new Map(rows.map(({ id, of }) => [of, id]));
  const backs = postings.flatMap(one => {
    const back = countered(one);
    return back ? [{ ...rowOf(one), counters: postedBy.get(`${back.kind} ${idOf.get(back)}`) ?? null }] : [];
  });
  await insertMany(ground.db, 'posting', backs);
}

/** Postings past the documents, and their rows of the ledger: thousands with a few statements. */
export async function insertPostings(
  ground: Ground,
  postings: readonly Posting[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> {
  const { created_by } = written(ground, ground.today, ground.staff[0]);
  const rowOf = ({ voucher, id, number, event }: Posting) => ({
    reference_no: number,
    log_date: voucher.day,
    branch: voucher.branch,
    details: voucher.details,
    created_at: written(ground, voucher.day).created_at,
    created_by,
    source_type: voucher.kind,
    source_id: id,
    source_event: event,
  });
  const firsts = postings.filter(one => !countered(one));
  await insertMany(ground.db, 'posting', firsts.map(rowOf));
  if (firsts.length < postings.length) await insertCounters(ground, postings, rowOf);
  const rows = postings.flatMap(one =>
    one.voucher.lines.map(({ ledger, party, amount }, place) => ({
      ...rowOf(one),
      place,
      ledger: ledgers.get(ledger),
      party: party ?? null,
      ...sides(one.event === 'void' ? -amount : amount),
    })),
  );
  await ground.db.execute(sql`
    insert into account_log (posting, log_date, reference_no, log_type, ledger, party, branch, details, debit_amount,
      credit_amount, created_at, created_by)
    select posting.id, row.log_date, row.reference_no, row.source_type, row.ledger, row.party, row.branch, row.details,
      row.debit_amount, row.credit_amount, row.created_at, row.created_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(log_date date, reference_no text, source_type text,
      source_id int, source_event text, ledger int, party int, branch int, details text, debit_amount numeric,
      credit_amount numeric, created_at timestamptz, created_by int, place int)
    join posting using (source_type, source_id, source_event)
    order by posting.id, place`);
}

/** What vouchers have done to the books. */
export const insertEntries = (
  ground: Ground,
  entered: readonly Entered<DemoEntry>[],
  ledgers: ReadonlyMap<string, number>,
): Promise<void> =>
  insertPostings(
    ground,
    entered.flatMap(one => eventsOf(one).map((event): Posting => ({ ...one, event }))),
    ledgers,
  );
