import { randomUUID } from 'node:crypto';
import { voucherKinds, type VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { idsByName } from '../../server/seed/idsByName.ts';
import { seedChart } from '../../server/seed/reference/seedChart.ts';
import type { CallOptions, Office, Reply } from './officeOn.ts';

/** A line as a test writes it: ledger by name, debit or (negative) credit, and whose it is. */
export type Side = readonly [ledger: string, amount: number, party?: number];

/** An office with the default chart of accounts, and the ways to keep its books. */
export interface Books {
  readonly ledger: (name: string) => number;
  body(kind: VoucherName, day: string, ...sides: readonly Side[]): Record<string, unknown>;
  draft(kind: VoucherName, day: string, ...sides: readonly Side[]): Promise<Reply>;
  give(kind: VoucherName, verb: string, id: number, asked?: CallOptions): Promise<Reply>;
  /** Enters and posts a voucher; gives the answer of the posting. */
  post(kind: VoucherName, day: string, ...sides: readonly Side[]): Promise<Reply>;
  party(name: string): Promise<number>;
  /** Debit less credit of each ledger that has rows, by name; from the rows, or from what is kept beside them. */
  balances(table?: 'account_log' | 'balance_day' | 'balance_month'): Promise<Record<string, string>>;
}

export async function openBooks(office: Office): Promise<Books> {
  await office.host.db.transaction(tx => seedChart(tx));
  const ledgers = await idsByName(office.host.db, 'ledger_account');
  const ledger = (name: string): number => {
    const id = ledgers.get(name);
    if (id === undefined) throw new Error(`no ledger ${name}`);
    return id;
  };
  const body: Books['body'] = (kind, day, ...sides) => ({
    [voucherKinds[kind].day]: day,
    details: 'A test',
    items: sides.map(([name, amount, party]) => ({
      ledger: ledger(name),
      ...(party !== undefined && { party }),
      debit_amount: Math.max(amount, 0).toFixed(2),
      credit_amount: Math.max(-amount, 0).toFixed(2),
    })),
  });
  const draft: Books['draft'] = (kind, day, ...sides) =>
    office.call('POST', calls(kind).create, { body: body(kind, day, ...sides) });
  const give: Books['give'] = (kind, verb, id, asked = {}) =>
    office.call('POST', calls(kind).command(verb, id), {
      body: {},
      ...asked,
      headers: { 'idempotency-key': randomUUID(), ...asked.headers },
    });
  return {
    ledger,
    body,
    draft,
    give,
    async post(kind, day, ...sides) {
      const made = await draft(kind, day, ...sides);
      return made.status === 201 ? give(kind, 'post', made.body.id) : made;
    },
    async party(name) {
      const { body: made } = await office.call('POST', calls('party').create, { body: { name } });
      return made.id;
    },
    async balances(table = 'account_log') {
      const { rows } = await office.pool.query<{ name: string; balance: string }>(`
        select name, sum(debit_amount - credit_amount)::text as balance
        from ${table} join ledger_account on ledger_account.id = ledger group by name order by name`);
      return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
    },
  };
}
