import type pg from 'pg';
import { voucherKinds, type VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';

/** A draft that waits to be posted. */
export interface Draft {
  readonly kind: VoucherName;
  readonly id: number;
}

/**
 * Posts a draft as somebody would at the prompt of the database who looks at nothing: its number, its posting with its
 * rows (whose triggers keep the balances), its state and its history.
 */
export async function postByHand(pool: pg.Pool, { kind, id }: Draft): Promise<void> {
  const { prefix, day } = voucherKinds[kind];
  const client = await pool.connect();
  const ask = async (text: string, values: unknown[]) =>
    (await client.query<{ [column: string]: unknown }>({ name: `${kind} ${text.slice(0, 40)}`, text, values })).rows[0];
  await client.query('begin');
  await ask(`select id from ${kind} where id = $1 for update`, [id]);
  const series = await ask(
    `update number_series set last = last + 1 where prefix = $1
      and year = (select max(year) from number_series where prefix = $1) returning last, year`,
    [prefix],
  );
  const number = `${prefix}-${String(series?.['year'])}-${String(series?.['last']).padStart(6, '0')}`;
  const posting = await ask(
    `insert into posting (reference_no, log_date, branch, details, source_type, source_id, source_event)
      select $1, ${day}, branch, details, '${kind}', id, 'post' from ${kind} where id = $2 returning id`,
    [number, id],
  );
  await ask(
    `insert into account_log (posting, log_date, reference_no, log_type, ledger, branch, debit_amount, credit_amount)
      select $1, ${day}, $2, '${kind}', ledger, branch, debit_amount, credit_amount
      from ${kind} join ${kind}_items as line on line.owner = ${kind}.id where ${kind}.id = $3 order by position`,
    [posting?.['id'], number, id],
  );
  await ask(`update ${kind} set status = 'posted', invoice_no = $1, version = version + 1 where id = $2`, [number, id]);
  await ask(
    `insert into history (entity, record, action, at, "before", "after") values ($1, $2, 'transition', now(), '{}', '{}')`,
    [kind, id],
  );
  await client.query('commit');
  client.release();
}
