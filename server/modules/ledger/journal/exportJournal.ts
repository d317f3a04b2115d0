import { and, not, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { accountLog } from '#catalog/ledger/vouchers/accountLog.ts';
import { books } from '#catalog/ledger/reports/books.ts';
import { defineReport } from '#catalog/engine/defineReport.ts';
import type { Host } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import type { Env } from '#server/platform/http/Env.ts';
import { flowOf, fromFirst } from '#server/platform/http/flowOf.ts';
import { askedOf } from '#server/engine/reports/askedOf.ts';
import { openReading } from '#server/engine/reports/openReading.ts';
import type { ReportQuery } from '#server/engine/reports/ReportSource.ts';
import { told, withOrigin } from '../reports/ledgerRows.ts';
import { accountNames } from './accountNames.ts';
import { declarations, type JournalRow, transactions } from './journalText.ts';

/** Rows that are in memory at a time. */
const CHUNK = 1000;

const { log_date, branch } = accountLog.fields;
/** What the journal is asked for, in the words of a report of the same rows. */
const asReport = defineReport({ ...books, name: 'journal', route: '', parameters: { log_date, branch }, columns: {} });

const net = sql`sum(debit_amount - credit_amount)`;
const hidden = ({ summed, disclosed }: ReportQuery): SQL =>
  and(sql`true`, summed, disclosed && not(disclosed)) ?? sql`true`;

/** What stands in place of the rows of one posting that are not disclosed, so that the others balance. */
const inPlaceOfRows = (asked: ReportQuery): SQL => sql`
  select hidden.posting::bigint, hidden.log_date, hidden.reference_no, origin.details, hidden.log_type, null, null, null,
    null::integer, hidden.amount::text, null, null, null, null::bigint
  from (
    select posting, log_date, reference_no, log_type, ${net} as amount from account_log
    where ${hidden(asked)} group by posting, log_date, reference_no, log_type
  ) as hidden join posting as origin on origin.id = hidden.posting
  where hidden.amount <> 0
    and exists (select 1 from account_log where ${and(sql`account_log.posting = hidden.posting`, asked.where)})`;

/** What rows that are not disclosed come to in a day; a sum of no document, before all that are told. */
const sumsOfDay = (asked: ReportQuery): SQL => {
  const sums = (ledger: SQL, amount: SQL, more?: SQL) => sql`
    select -1 - (log_date - date '0001-01-01')::bigint, log_date, '-', null, 'undisclosed', null, null, null,
      ${ledger}, ${amount}::text, null, null, null, min(id)::bigint
    from account_log where ${hidden(asked)} group by log_date ${more ?? sql``} having ${net} <> 0`;
  return sql`${sums(sql`ledger`, net, sql`, ledger`)} union all ${sums(sql`null::integer`, sql`(-${net})`)}`;
};

const rowsOf = (asked: ReportQuery) => sql`
  select * from (
    select shown.posting::bigint, shown.log_date as day, shown.reference_no as number, origin.details as narration,
      shown.log_type as kind, shown.entry, countered.reference_no as counters, branch.name as branch, shown.ledger,
      (shown.debit_amount - shown.credit_amount)::text as amount,
      party.name || ' #' || party.id as party, sub_ledger_account.name as purpose, shown.details, shown.id::bigint as place
    from (${withOrigin(sql`select ${told} from account_log where ${and(sql`true`, asked.where)}`)}) as shown
    join posting as origin on origin.id = shown.posting
    left join posting as countered on countered.id = origin.counters
    left join branch on branch.id = shown.branch
    left join party on party.id = shown.party
    left join sub_ledger_account on sub_ledger_account.id = shown.sub_ledger
    ${asked.disclosed ? sql`union all ${inPlaceOfRows(asked)} union all ${sumsOfDay(asked)}` : sql``}
  ) as journal
  order by day, posting, place`;

async function* textsOf(host: Host, caller: Caller, asked: ReportQuery): AsyncGenerator<string, void, undefined> {
  const snapshot = await openReading(host.pools.reports, `${caller.id}`);
  try {
    const accounts = await accountNames(snapshot);
    await snapshot.run(sql`declare whole no scroll cursor for ${rowsOf(asked)}`);
    yield declarations(accounts);
    let before: string | undefined;
    for (let isLast = false; !isLast;) {
      const rows = (await snapshot.run(sql.raw(`fetch ${CHUNK} from whole`))) as unknown as readonly JournalRow[];
      isLast = rows.length < CHUNK;
      if (isLast) await snapshot.commit();
      yield transactions(rows, accounts, before);
      before = rows.at(-1)?.posting;
    }
  } finally {
    snapshot.release();
  }
}

/**
 * Answers with the whole journal, or that of some days, as plain text that hledger reads, a thousand rows at a time. Within
 * the scope of whoever asks; 401, 403 and 400 as for a report.
 */
export async function exportJournal(host: Host, context: Context<Env>): Promise<Response> {
  const caller = context.get('caller');
  const asked = await askedOf(host, caller, asReport, new URL(context.req.url).searchParams);
  const texts = textsOf(host, caller, asked);
  // What cannot be read at all is answered as any other failure is.
  const first = await texts.next();
  return new Response(
    flowOf(fromFirst(first, texts), () => texts.return()),
    {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="rihla.journal"`,
      },
    },
  );
}
