import { sql } from 'drizzle-orm';
import { held } from '#catalog/donations/donation.ts';
import { moneyLedgerOf } from '#server/modules/ledger/vouchers/moneyLedger.ts';
import { ledgerOfType } from '#server/modules/ledger/vouchers/typedLedgers.ts';
import { addOpenItems } from '#server/modules/bills/settlement/openItems.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { credit, debit, type DemoEntry, type DemoLine } from './DemoVoucher.ts';
import { insertPostings } from './insertEntries.ts';

/** Days after which a donation was spent for its cause, or given back. */
const LATER = { allocated: 30, refunded: 5 } as const;

interface Gift extends Record<string, unknown> {
  readonly id: number;
  readonly status: string;
  readonly number: string;
  readonly day: string;
  readonly method: number | null;
  /** Party of its cause. */
  readonly party: number;
  readonly amount: string;
}

/** The ledgers that a donation moves, by name. */
interface Accounts {
  readonly fund: string;
  readonly income: string;
  money(method: number | null): string;
}

async function accountsOf(db: Database, gifts: readonly Gift[], ledgers: ReadonlyMap<string, number>) {
  const names = new Map([...ledgers].map(([name, id]) => [id, name]));
  const money = new Map<number | null, string>();
  for (const method of new Set(gifts.map(gift => gift.method)))
    money.set(method, names.get(await moneyLedgerOf(db, method)) ?? '');
  return {
    fund: names.get(await ledgerOfType(db, 'donation_fund')) ?? '',
    income: 'Donations Spent for Causes',
    money: method => money.get(method) ?? '',
  } satisfies Accounts;
}

const entryOf = ({ id, number }: Gift, day: string, lines: readonly DemoLine[]) => ({
  id,
  number,
  voucher: { kind: 'donation', day, branch: null, details: null, status: 'posted', lines } satisfies DemoEntry,
});

/** Its money has come into the fund of its cause. */
const received = ({ fund, money }: Accounts, gift: Gift) => ({
  ...entryOf(gift, gift.day, [
    debit(money(gift.method), Number(gift.amount)),
    credit(fund, Number(gift.amount), gift.party),
  ]),
  event: 'post' as const,
});

/** It was spent or given back since. */
function taken({ fund, income, money }: Accounts, gift: Gift, today: string) {
  const after = Object.entries(LATER).find(([state]) => state === gift.status)?.[1];
  if (after === undefined) return [];
  const later = addDays(gift.day, after);
  const isRefund = gift.status === 'refunded';
  const lines = [
    debit(fund, Number(gift.amount), gift.party),
    credit(isRefund ? money(gift.method) : income, Number(gift.amount)),
  ];
  const event = isRefund ? ('refund' as const) : ('release' as const);
  return [{ ...entryOf(gift, later < today ? later : gift.day, lines), event }];
}

async function openFunds(db: Database): Promise<void> {
  const { rows } = await db.execute<{ row: number }>(sql`
    select id::int as row from account_log where log_type = 'donation' and party is not null
      and not exists (select 1 from open_item where open_item.account_log = account_log.id)`);
  await addOpenItems(
    db,
    rows.map(({ row }) => ({ row, due: null })),
  );
}

/** What was taken of a donation settles what it had in the fund. */
async function settle(db: Database): Promise<void> {
  await db.execute(sql`
    insert into allocation (debit, credit, party, amount, allocated_on, source_type, source_id, created_at, created_by)
    select debit.id, credit.id, debit.party, debit.amount, debit.log_date, 'donation', debit.source_id,
      account_log.created_at, account_log.created_by
    from open_item as debit join account_log on account_log.id = debit.account_log
      join open_item as credit on credit.log_type = 'donation' and credit.source_id = debit.source_id
        and credit.side = 'credit'
    where debit.log_type = 'donation' and debit.side = 'debit' order by debit.id`);
  await db.execute(sql`
    update open_item set outstanding = 0, updated_at = now()
    where id in (select unnest(array[debit, credit]) from allocation where source_type = 'donation')`);
}

/** Enters what the demo was given into the funds of its causes, and what was spent or given back since. */
export async function enterDonations(ground: Ground, ledgers: ReadonlyMap<string, number>): Promise<void> {
  const { db, today } = ground;
  await db.execute(sql`
    update paymentmethod set ledger = case type when 'cash' then ${ledgers.get('Cash')}::int else ${ledgers.get('Bank')}::int end`);
  const { rows: gifts } = await db.execute<Gift>(sql`
    select donation.id, status, donation_no as number, donated_on::text as day, payment_method as method,
      party.id as party, amount::text
    from donation join party on source_type = 'cause' and source_id = cause
    where status in ${[...held, 'refunded']} order by donation.id`);
  const accounts = await accountsOf(db, gifts, ledgers);
  await insertPostings(
    ground,
    gifts.map(gift => received(accounts, gift)),
    ledgers,
  );
  await openFunds(db);
  await insertPostings(
    ground,
    gifts.flatMap(gift => taken(accounts, gift, today)),
    ledgers,
  );
  await openFunds(db);
  await settle(db);
}
