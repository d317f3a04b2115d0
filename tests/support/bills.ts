import { type BillName, billKinds } from '../../catalog/bills/bills.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { randomUUID } from 'node:crypto';
import type { Books } from './books.ts';
import type { CallOptions, Office, Reply } from './officeOn.ts';

/** A line of a bill as a test writes it: ledger by name, rate, and perhaps tax and quantity. */
export type BillLineGiven = readonly [ledger: string, rate: number, tax?: number, quantity?: string];

/** Day of a bill, and whose it is. */
type To = readonly [day: string, party: number];

interface OpenRow {
  readonly id: number;
  readonly reference_no: string;
  readonly side: string;
  readonly due_date: string;
  readonly outstanding: string;
}

/** The ways to bill and to see what is open. */
export interface Bills {
  draft(kind: BillName, to: To, line: BillLineGiven, more?: object): Promise<Reply>;
  give(kind: BillName, verb: string, id: number, asked?: CallOptions): Promise<Reply>;
  /** Enters and issues a bill of one line; gives the answer of the issue. */
  issue(kind: BillName, to: To, line: BillLineGiven, more?: object): Promise<Reply>;
  /** What is outstanding of bills, as they say themselves. */
  outstanding(kind: BillName, ...ids: readonly number[]): Promise<string[]>;
  /** What is open with a party, in the order in which it came. */
  open(party: number): Promise<OpenRow[]>;
  /** Debit less credit of a party on each control account. */
  partyBalances(party: number): Promise<Record<string, string>>;
  /** What was settled of a sales bill until a day. */
  settledAsOf(bill: number, day: string): Promise<string>;
}

export function billsOf(office: Office, books: Books): Bills {
  const draft: Bills['draft'] = (kind, [day, party], [ledger, rate, tax, quantity], more = {}) =>
    office.call('POST', calls(kind).create, {
      body: {
        [billKinds[kind].day]: day,
        party,
        items: [
          {
            ledger: books.ledger(ledger),
            rate: rate.toFixed(2),
            quantity: quantity ?? '1',
            ...(tax !== undefined && { tax }),
          },
        ],
        ...more,
      },
    });
  const give: Bills['give'] = (kind, verb, id, asked = {}) =>
    office.call('POST', calls(kind).command(verb, id), {
      body: {},
      ...asked,
      headers: { 'idempotency-key': randomUUID(), ...asked.headers },
    });
  return {
    draft,
    give,
    async issue(kind, to, line, more) {
      const made = await draft(kind, to, line, more);
      return made.status === 201 ? give(kind, 'issue', made.body.id) : made;
    },
    async outstanding(kind, ...ids) {
      const replies = await Promise.all(ids.map(id => office.call('GET', calls(kind).one(id))));
      return replies.map(({ body }) => body.outstanding);
    },
    async open(party) {
      const { rows } = await office.pool.query(
        `select id, reference_no, side, due_date::text, outstanding::text from open_item
         where party = $1 and outstanding > 0 order by id`,
        [party],
      );
      return rows;
    },
    async partyBalances(party) {
      const { rows } = await office.pool.query(
        `select name, sum(debit_amount - credit_amount)::text as balance
         from account_log join ledger_account on ledger_account.id = ledger
         where party = $1 group by name order by name`,
        [party],
      );
      return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
    },
    async settledAsOf(bill, day) {
      const { rows } = await office.pool.query(
        `select coalesce(sum(allocation.amount), 0.00)::text as settled
         from allocation join open_item on open_item.id = allocation.debit
         where log_type = 'sales' and open_item.source_id = $1 and allocated_on <= $2`,
        [bill, day],
      );
      return rows[0]?.settled;
    },
  };
}
