import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { differences, rebuildBalances } from '../../server/modules/ledger/chart/rebuildBalances.ts';
import { type Story, tellStory } from '../support/bookStory.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let story: Story;
beforeAll(async () => {
  office = await openOffice();
  story = await tellStory(office);
}, 120_000);
afterAll(() => office.close());

const query = <T extends object>(text: string, values: unknown[] = []) =>
  office.pool.query<T & Record<string, unknown>>(text, values).then(({ rows }) => rows);
const found = () => differences(office.host.db);

async function cashOn(day: string): Promise<string> {
  const { body } = await office.call('GET', `/api/accounts/balances?ledgers=${story.books.ledger('Cash')}&day=${day}`);
  return body.balances[0].balance;
}

describe('kept balances', () => {
  it('are the sums of the rows in books that have grown', async () => {
    const [counts] = await query<{ rows: number; days: number; months: number }>(`
      select (select count(*) from account_log) as rows, (select sum(entries)::int from balance_day) as days,
        (select sum(entries)::int from balance_month) as months`);
    expect(counts?.rows).toBeGreaterThan(40);
    expect([counts?.days, counts?.months]).toEqual([counts?.rows, counts?.rows]);
    expect(await found()).toEqual([]);
  });

  it('that somebody has tampered with are found, and made anew', async () => {
    const cash = story.books.ledger('Cash');
    const before = [await cashOn('2026-03-05'), await cashOn('2026-12-31')];
    await query(
      `update balance_day set debit_amount = debit_amount + 5 where ledger = $1 and log_date = '2026-03-05'`,
      [cash],
    );
    await query(`delete from balance_month where ledger = $1 and log_date = '2026-03-01'`, [cash]);
    const all = await found();
    expect(all[0]).toMatchObject({ table: 'balance_day', ledger: cash, log_date: '2026-03-05', debit_amount: '-5.00' });
    expect(all.filter(({ table }) => table === 'balance_month')).toMatchObject([{ log_date: '2026-03-01' }]);
    expect([await cashOn('2026-03-05'), await cashOn('2026-12-31')]).not.toEqual(before);
    await rebuildBalances(office.host.db);
    expect(await found()).toEqual([]);
    expect([await cashOn('2026-03-05'), await cashOn('2026-12-31')]).toEqual(before);
  });

  it('follow rows that were inserted past the engine, whose bounds they keep; a close is none of the year', async () => {
    const lists = ['account_log', 'ledger_account'].map(name => permissionName(name, 'list'));
    const clerk = await hire(office, lists, { branch: story.coast });
    const report = async (name: string, { call }: Pick<Office, 'call'> = office) =>
      (await call('GET', `/api/reports/${name}?log_date__lte=2026-06-30&size=500`)).body.rows;
    const rent = async () =>
      (await report('trial_balance')).find(({ account }: { account: string }) => account === 'Rent').closing;
    const before = [await report('profit_and_loss'), await report('trial_balance', clerk)];
    expect(await rent()).toBe('5500.00');
    await office.host.db.transaction(async tx => {
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into posting (reference_no, log_date, branch, source_type, source_id, source_event)
        values ('YC-1', '2026-06-30', ${story.dhaka}, 'year_close', 1, 'post') returning id`);
      await tx.execute(sql`
        insert into account_log (posting, log_date, reference_no, log_type, branch, ledger, debit_amount, credit_amount)
        select ${rows[0]?.id}, '2026-06-30', 'YC-1', 'year_close', ${story.coast}, ledger, debit, credit
        from (values (${story.books.ledger('Capital')}::int, 700, 0), (${story.books.ledger('Rent')}, 0, 700))
          as line (ledger, debit, credit)`);
    });
    expect(await found()).toEqual([]);
    expect(await rent()).toBe('4800.00');
    // Rows of their branch, but of a posting of another: the list of rows shows none of them either.
    expect([await report('profit_and_loss'), await report('trial_balance', clerk)]).toEqual(before);
  });

  it('are of one moment, however many post to the same ledgers at once', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        story.books.draft('journal', '2026-10-05', ['Rent', at + 1], [at % 2 ? 'Capital' : 'Salaries', -at - 1]),
      ),
    );
    const posted = await Promise.all(drafts.map(({ body }) => story.books.give('journal', 'post', body.id)));
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await found()).toEqual([]);
  });
});
