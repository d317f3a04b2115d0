import { type SQL, sql } from 'drizzle-orm';
import type { PooledDatabase } from '../../server/platform/services/Database.ts';
import { chart } from '../../server/modules/ledger/reports/chart.ts';

/** Postings of one transaction, as many as a connection waits for. */
const STEP = 10_000;

const list = (values: readonly unknown[], type: string): SQL => sql`${`{${values.join(',')}}`}::${sql.raw(type)}[]`;

/** Records to choose from, by a number that is as good as random. */
function choice(ids: readonly unknown[]) {
  const all = list(ids, 'int');
  return (chance: SQL) => sql`(${all})[1 + (${chance}) % ${sql.raw(`${ids.length}`)}]`;
}

async function readGround(db: PooledDatabase) {
  const ids = async (table: string) =>
    (await db.execute(sql`select id from ${sql.identifier(table)} order by id`)).rows.map(({ id }) => id);
  const { rows } = await db.execute<{ id: number; name: string; nature: string; is_control: boolean }>(sql`
    with recursive ${chart} select account.*, is_control from account join ledger_account using (id) order by id`);
  const ledgers = (wanted: (one: (typeof rows)[number]) => boolean) => choice(rows.filter(wanted).map(({ id }) => id));
  return {
    facts: sql`unnest(${list(
      rows.map(({ id }) => id),
      'int',
    )}, ${list(
      rows.map(({ nature }) => nature),
      'text',
    )}, ${list(
      rows.map(({ is_control: control }) => control),
      'bool',
    )}) as fact (id, nature, is_control)`,
    every: ledgers(() => true),
    income: ledgers(({ nature }) => nature === 'income'),
    expense: ledgers(({ nature }) => nature === 'expense'),
    money: ledgers(({ name }) => name === 'Cash' || name === 'Bank'),
    receivable: ledgers(({ name }) => name === 'Accounts Receivable'),
    parties: await ids('party'),
    purposes: choice(await ids('sub_ledger_account')),
    branches: choice(await ids('branch')),
  };
}

/**
 * Postings of two rows each, over a thousand days from 2024, as a busy agency has them: four of ten are money from a
 * customer, two are billed, two are paid for something, two move between any two ledgers. Most belong to one branch;
 * income and expenses name what for, control accounts whose, and every twentieth of these is of the largest customer.
 */
const grow = (db: PooledDatabase, ground: Awaited<ReturnType<typeof readGround>>, [from, to]: readonly number[]) =>
  db.transaction(async tx => {
    const [chance, side, kind] = [sql`chance`, sql`side`, sql`source_id % 10`];
    const party = sql`case chance / 7 % 20 when 0 then 0 else chance / 7 end`;
    await tx.execute(sql`
      insert into posting (reference_no, log_date, branch, source_type, source_id, source_event)
      select 'B-' || n, '2024-01-01'::date + chance % 1000,
        ${ground.branches(sql`greatest(0, chance / 1000 % 10 - 5)`)}, 'bench', n, 'post'
      from generate_series(${from}::int, ${to}::int) n cross join lateral (select hashint4(n) & 2147483647 as chance) as drawn`);
    await tx.execute(sql`
      insert into account_log (posting, log_date, reference_no, log_type, ledger, party, sub_ledger, branch,
        debit_amount, credit_amount)
      select sided.id, log_date, reference_no, 'bench', ledger,
        case when is_control then ${choice(ground.parties)(party)} end,
        case when nature in ('income', 'expense') then ${ground.purposes(sql`chance / 11`)} end, branch,
        case side when 1 then source_id % 900 + 1 else 0 end, case side when 2 then source_id % 900 + 1 else 0 end
      from (
        select each.*, case
          when ${kind} < 4 and side = 1 or ${kind} in (6, 7) and side = 2 then ${ground.money(chance)}
          when ${kind} < 4 or ${kind} < 6 and side = 1 then ${ground.receivable(chance)}
          when ${kind} < 6 then ${ground.income(chance)}
          when ${kind} < 8 then ${ground.expense(chance)}
          else ${ground.every(sql`${chance} / 3 + ${side}`)} end as ledger
        from (
          select posting.*, side, hashint4(-source_id::int) & 1073741823 as chance
          from posting, generate_series(1, 2) side
          where source_type = 'bench' and source_id between ${from}::int and ${to}::int) as each
      ) as sided join ${ground.facts} on fact.id = ledger
      order by sided.id, side`);
  });

/** Adds what is missing of so many postings. */
export async function growBooks(db: PooledDatabase, postings: number): Promise<void> {
  const { rows } = await db.execute(sql`select count(*)::int as n from posting where source_type = 'bench'`);
  const ground = await readGround(db);
  for (let made = Number(rows[0]?.['n']); made < postings; made += STEP)
    await grow(db, ground, [made + 1, Math.min(made + STEP, postings)]);
  await db.execute(sql`vacuum (analyze) account_log, posting`);
}
