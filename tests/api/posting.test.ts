import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import type { RequestContext } from '../../server/engine/context/host.ts';
import { openItemsWhere } from '../../server/modules/bills/settlement/openItems.ts';
import { enterPosting } from '../../server/modules/ledger/vouchers/enterPosting.ts';
import { Posting } from '../../server/modules/ledger/vouchers/Posting.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
let party: number;
let serial = 0;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  party = await books.party('Karim');
});
afterAll(() => office.close());

/** Enters it as a voucher of its own; gives its number. */
async function enter(posting: Posting, more: { readonly mayPostNothing?: true } = {}): Promise<string> {
  serial += 1;
  const number = `JV-${serial}`;
  const caller = { id: 1, email: null, role: 'admin', permissions: null, branch: null } as const;
  const request: RequestContext = { host: office.host, entity: entities.journal, caller };
  const head = { id: serial, number, day: '2026-11-02', branch: null, details: 'A test', ...more };
  await office.host.db.transaction(tx => enterPosting({ tx, request }, head, posting));
  return number;
}
const rowsOf = async (number: string) => {
  const { rows } = await office.pool.query(
    `select name, party, debit_amount as debit, credit_amount as credit from account_log
     join ledger_account on ledger_account.id = ledger where account_log.reference_no = $1 order by account_log.id`,
    [number],
  );
  return rows;
};

describe('a posting', () => {
  it('enters its rows in their order, and none of an amount of zero', async () => {
    const [cash, receivable] = [books.ledger('Cash'), books.ledger('Accounts Receivable')];
    const posting = new Posting().debit(receivable, 5000n, { party }).debit(cash, 0n).on('debit', cash, -5000n);
    expect(await rowsOf(await enter(posting))).toEqual([
      { name: 'Accounts Receivable', party, debit: '50.00', credit: '0.00' },
      { name: 'Cash', party: null, debit: '0.00', credit: '50.00' },
    ]);
  });

  it('settles by the row that says so, wherever it stands', async () => {
    const [cash, receivable] = [books.ledger('Cash'), books.ledger('Accounts Receivable')];
    const open = () => openItemsWhere(office.host.db, sql`ledger = ${receivable} and outstanding > 0`);
    const [owed] = await open();
    const settles = [{ item: owed?.id ?? 0, amount: 3000n }];
    await enter(new Posting().debit(cash, 3000n).credit(receivable, 3000n, { party, settles }));
    expect((await open()).map(({ outstanding }) => outstanding)).toEqual([2000n]);
  });

  it('keeps a row that is worth nothing here and something abroad, with what it settles', () => {
    const settles = [{ item: 1, amount: 0n, foreign: 1n }];
    const posting = new Posting().credit(books.ledger('Accounts Receivable'), 0n, { party, foreign: 1n, settles });
    expect(posting.lines).toMatchObject([{ party, debit: 0n, credit: 0n, foreign: 1n }]);
    expect(posting.pairs).toEqual([{ line: 0, item: 1, amount: 0n, foreign: 1n }]);
  });

  it('throws before a row is written where it does not balance', async () => {
    const posting = new Posting().debit(books.ledger('Cash'), 100n).credit(books.ledger('Bank'), 90n);
    await expect(enter(posting)).rejects.toThrow(`JV-${serial} does not balance: debits 1.00, credits 0.90`);
    expect(await rowsOf(`JV-${serial}`)).toEqual([]);
  });

  it('throws without rows, but of what may be worth nothing, and no row is below zero', async () => {
    const nothing = new Posting().credit(books.ledger('Cash'), 0n);
    await expect(enter(nothing)).rejects.toThrow(`JV-${serial} enters nothing`);
    await enter(nothing, { mayPostNothing: true });
    const { rows } = await office.pool.query('select 1 from posting where reference_no = $1', [`JV-${serial}`]);
    expect(rows).toEqual([]);
    expect(() => new Posting().debit(books.ledger('Cash'), -1n)).toThrow('below zero: -0.01');
  });
});
