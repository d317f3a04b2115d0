import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { ROWS_STAY, TABLE_STAYS } from '../../server/engine/schema/protectFacts.ts';
import { appendedAlone } from '../../server/engine/schema/systemTables.ts';
import type { VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

const DAY = '2026-11-20';
const rent: readonly Side[] = [
  ['Rent', 1200],
  ['Cash', -1200],
];
const payRent = () => books.post('payment_voucher', DAY, ...rent);
const rowsOf = async (number: string) =>
  (
    await office.pool.query(
      `select ledger, debit_amount, credit_amount, log_date::text, log_type, posting from account_log
       where reference_no = $1 order by id`,
      [number],
    )
  ).rows;

/** Codes of what is wrong, by field. */
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

describe('a voucher', () => {
  it('is a draft without a number of its series until it is posted; then its lines are rows of the ledger', async () => {
    const made = await books.draft('payment_voucher', DAY, ...rent);
    expect(made.body).toMatchObject({ status: 'draft', amount: '1200.00' });
    expect(made.body.invoice_no).toMatch(/^DRAFT-2026-\d{6}$/);
    const { status, body } = await books.give('payment_voucher', 'post', made.body.id);
    expect([status, body.status]).toEqual([200, 'posted']);
    expect(body.invoice_no).toMatch(/^PV-2026-\d{6}$/);
    expect(await rowsOf(body.invoice_no)).toMatchObject([
      { ledger: books.ledger('Rent'), debit_amount: '1200.00', credit_amount: '0.00', log_date: DAY },
      { ledger: books.ledger('Cash'), debit_amount: '0.00', credit_amount: '1200.00', log_type: 'payment_voucher' },
    ]);
  });

  it('counts on within the fiscal year, and anew in the next', async () => {
    const serial = (reply: { body: { invoice_no: string } }) => reply.body.invoice_no.slice(0, 8);
    expect(serial(await books.post('journal', '2026-06-30', ['Rent', 5], ['Capital', -5]))).toBe('JO-2025-');
    expect(serial(await books.post('journal', '2026-07-01', ['Rent', 5], ['Capital', -5]))).toBe('JO-2026-');
  });

  it('stays as it was posted, but for its words and its attachment', async () => {
    const { body } = await payRent();
    const change = (values: object) =>
      office.call('PUT', calls('payment_voucher').update(body.id), { body: { ...values } });
    for (const [field, value] of [
      ['payment_date', '2026-11-19'],
      ['branch', (await office.call('POST', calls('branch').create, { body: { name: 'Elsewhere' } })).body.id],
      ['items', body.items.map((line: object) => ({ ...line, details: 'other' }))],
    ] as const) {
      const refused = await change({ [field]: value });
      expect([refused.status, refusals(refused.body)], field).toEqual([400, { [field]: 'settled' }]);
    }
    expect((await change({ details: 'Rent of November' })).body.details).toBe('Rent of November');
    const removed = await office.call('DELETE', calls('payment_voucher').remove(body.id));
    expect([removed.status, removed.body.code]).toEqual([409, 'use_void']);
  });

  it('of a draft is deleted', async () => {
    const { body } = await books.draft('journal', DAY, ['Rent', 5]);
    expect((await office.call('DELETE', calls('journal').remove(body.id))).status).toBe(200);
  });

  it('is posted once, whoever posts it how often', async () => {
    const { body } = await books.draft('payment_voucher', DAY, ...rent);
    const replies = await Promise.all(Array.from({ length: 20 }, () => books.give('payment_voucher', 'post', body.id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const [number] = new Set(replies.map(reply => reply.body.invoice_no));
    expect(await rowsOf(number)).toHaveLength(2);
  });

  it('takes its numbers without a gap, also when some cannot be posted', async () => {
    const before = await payRent();
    const first = Number(before.body.invoice_no.slice(-6));
    const replies = await Promise.all(
      Array.from({ length: 30 }, async (_, at) =>
        at % 3 === 0
          ? books.post('payment_voucher', DAY, ['Rent', 5], ['Cash', -4])
          : books.post('payment_voucher', DAY, ['Rent', 5], ['Cash', -5]),
      ),
    );
    const serials = replies.filter(({ status }) => status === 200).map(({ body }) => Number(body.invoice_no.slice(-6)));
    expect(serials.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => first + 1 + at));
  });
});

describe('what cannot be posted', () => {
  let customer: number;
  beforeAll(async () => {
    customer = await books.party('A customer');
    await office.call('PUT', calls('ledger_account').update(books.ledger('Round-off')), { body: { is_active: false } });
  });
  const cases: readonly [string, VoucherName, readonly Side[], string, string][] = [
    ['a voucher of one line', 'payment_voucher', [['Cash', -5]], 'items', 'two_lines'],
    [
      'debit unlike credit',
      'payment_voucher',
      [
        ['Rent', 5],
        ['Cash', -4],
      ],
      'items',
      'unbalanced',
    ],
    [
      'a line without an amount',
      'payment_voucher',
      [
        ['Rent', 0],
        ['Cash', -4],
      ],
      'items.0.debit_amount',
      'one_side',
    ],
    [
      'a closed ledger',
      'payment_voucher',
      [
        ['Round-off', 5],
        ['Cash', -5],
      ],
      'items.0.ledger',
      'ledger_inactive',
    ],
    [
      'a ledger of documents',
      'journal',
      [
        ['Inventory', 5],
        ['Capital', -5],
      ],
      'items.0.ledger',
      'documents_only',
    ],
    [
      'a control account of nobody',
      'receipt_voucher',
      [
        ['Cash', 5],
        ['Accounts Receivable', -5],
      ],
      'items.1.party',
      'party_missing',
    ],
    [
      'a payment into the bank',
      'payment_voucher',
      [
        ['Bank', 5],
        ['Cash', -5],
      ],
      'items.0.ledger',
      'use_contra',
    ],
    [
      'a payment from no cash or bank',
      'payment_voucher',
      [
        ['Rent', 5],
        ['Capital', -5],
      ],
      'items',
      'money_credit_missing',
    ],
    [
      'a receipt from the bank',
      'receipt_voucher',
      [
        ['Cash', 5],
        ['Bank', -5],
      ],
      'items.1.ledger',
      'use_contra',
    ],
    [
      'a receipt into no cash or bank',
      'receipt_voucher',
      [
        ['Rent', 5],
        ['Capital', -5],
      ],
      'items',
      'money_debit_missing',
    ],
    [
      'a contra with anything else',
      'contra',
      [
        ['Cash', 5],
        ['Capital', -5],
      ],
      'items.1.ledger',
      'money_only',
    ],
    [
      'a contra within one ledger',
      'contra',
      [
        ['Cash', 5],
        ['Cash', -5],
      ],
      'items.0.ledger',
      'same_ledger',
    ],
    [
      'a journal with cash',
      'journal',
      [
        ['Rent', 5],
        ['Cash', -5],
      ],
      'items.1.ledger',
      'no_money',
    ],
  ];

  it.each(cases)('%s', async (...[, kind, sides, ...told]) => {
    const [field, code] = told;
    const before = await books.balances();
    const { body: made } = await books.draft(kind, DAY, ...sides);
    const { status, body } = await books.give(kind, 'post', made.id);
    expect([status, refusals(body)]).toEqual([400, { [field]: code }]);
    expect((await office.call('GET', calls(kind).one(made.id))).body).toMatchObject({ status: 'draft', version: 1 });
    expect(await books.balances()).toEqual(before);
  });

  it('a line on a control account is posted with its party', async () => {
    const sides: readonly Side[] = [
      ['Cash', 5],
      ['Accounts Receivable', -5, customer],
    ];
    expect((await books.post('receipt_voucher', DAY, ...sides)).status).toBe(200);
  });

  it('money on a day that has not come', async () => {
    const { status, body } = await books.post('payment_voucher', '2026-11-22', ['Rent', 5], ['Cash', -5]);
    expect([status, refusals(body)]).toEqual([400, { payment_date: 'future_date' }]);
    expect((await books.post('journal', '2026-11-22', ['Rent', 5], ['Capital', -5])).status).toBe(200);
  });

  it('anything without a key by which it is done once', async () => {
    const { body } = await books.draft('payment_voucher', DAY, ...rent);
    const { status } = await office.call('POST', calls('payment_voucher').command('post', body.id), { body: {} });
    expect(status).toBe(428);
  });
});

describe('a posted voucher', () => {
  it('is taken back on its own day by a void, under its own number', async () => {
    const before = await books.balances();
    const { body } = await payRent();
    expect(refusals((await books.give('payment_voucher', 'void', body.id)).body)).toEqual({
      reason: 'reason_required',
    });
    const { status, body: voided } = await books.give('payment_voucher', 'void', body.id, {
      body: { reason: 'Twice' },
    });
    expect([status, voided.status, voided.invoice_no]).toEqual([200, 'voided', body.invoice_no]);
    const rows = await rowsOf(body.invoice_no);
    expect(rows.map(row => [row.debit_amount, row.credit_amount, row.log_date])).toEqual([
      ['1200.00', '0.00', DAY],
      ['0.00', '1200.00', DAY],
      ['0.00', '1200.00', DAY],
      ['1200.00', '0.00', DAY],
    ]);
    expect(await books.balances()).toEqual(before);
    expect((await books.give('payment_voucher', 'reverse', body.id, { body: { reason: 'x' } })).status).toBe(409);
  });

  it('is reversed by a voucher of its own on a later day, which stays', async () => {
    const branch = (await office.call('POST', calls('branch').create, { body: { name: 'Where it was paid' } })).body.id;
    const { body: paid } = await office.call('POST', calls('payment_voucher').create, {
      body: { ...books.body('payment_voucher', '2026-10-20', ...rent), branch },
    });
    const { body } = await books.give('payment_voucher', 'post', paid.id);
    const reversed = await books.give('payment_voucher', 'reverse', body.id, {
      body: { reason: 'The wrong month', reverse_date: DAY },
    });
    expect([reversed.status, reversed.body.status]).toEqual([200, 'reversed']);
    const { body: counter } = await office.call('GET', calls('payment_voucher').one(reversed.body.reversal));
    expect(counter).toMatchObject({
      status: 'posted',
      payment_date: DAY,
      reverses: body.id,
      amount: '1200.00',
      branch,
    });
    expect(counter.commands).toEqual([
      { verb: 'void', blocked: 'is_reversal' },
      { verb: 'reverse', blocked: 'is_reversal' },
    ]);
    const [row] = await rowsOf(counter.invoice_no);
    expect(row).toMatchObject({ ledger: books.ledger('Rent'), credit_amount: '1200.00', log_date: DAY });
    const { rows } = await office.pool.query('select counters from posting where id = $1', [row.posting]);
    expect(rows[0].counters).toBe((await rowsOf(body.invoice_no))[0]?.posting);
  });

  it('is not reversed before its day', async () => {
    const { body } = await payRent();
    const { status, body: told } = await books.give('payment_voucher', 'reverse', body.id, {
      body: { reason: 'x', reverse_date: '2026-11-19' },
    });
    expect([status, refusals(told)]).toEqual([400, { reverse_date: 'before_original' }]);
  });

  it('gives no money back on a day that has not come', async () => {
    const reverse = async (kind: VoucherName, id: number) =>
      refusals((await books.give(kind, 'reverse', id, { body: { reason: 'x', reverse_date: '2026-11-22' } })).body);
    const journal = await books.post('journal', DAY, ['Rent', 5], ['Capital', -5]);
    expect(await reverse('payment_voucher', (await payRent()).body.id)).toEqual({ reverse_date: 'future_date' });
    expect(await reverse('journal', journal.body.id)).toEqual({});
  });
});

describe('a locked month', () => {
  const period = async (name: string) =>
    (await office.call('GET', `${calls('accounting_period').all}?name=${name}`)).body.accounting_periods[0];
  const step = async (name: string, verb: string, body: object = {}) =>
    office.call('POST', calls('accounting_period').command(verb, (await period(name)).id), { body });

  it('takes nothing new, gives nothing up, and can be opened until it is closed for good', async () => {
    const { body } = await books.post('journal', '2026-08-10', ['Rent', 5], ['Capital', -5]);
    const { body: draft } = await books.draft('journal', '2026-08-11', ['Rent', 5], ['Capital', -5]);
    expect((await step('2026-08', 'lock')).body.status).toBe('soft_locked');
    const locked = { journal_date: 'period_locked' };
    const as = 'staff';
    const made = books.body('journal', '2026-08-12', ['Rent', 5], ['Capital', -5]);
    const change = { journal_date: '2026-09-01' };
    for (const refused of [
      await books.give('journal', 'post', draft.id, { as }),
      await books.give('journal', 'submit', draft.id, { as }),
      await books.give('journal', 'void', body.id, { as, body: { reason: 'x' } }),
      await office.call('POST', calls('journal').create, { as, body: made }),
      await office.call('PUT', calls('journal').update(draft.id), { as, body: change }),
    ])
      expect([refused.status, refusals(refused.body)]).toEqual([400, locked]);
    const reversed = await books.give('journal', 'reverse', body.id, {
      as,
      body: { reason: 'x', reverse_date: '2026-08-12' },
    });
    expect(refusals(reversed.body)).toEqual({ reverse_date: 'period_locked' });
    expect((await step('2026-08', 'unlock', { reason: 'One is missing' })).status).toBe(200);
    expect((await books.give('journal', 'post', draft.id)).status).toBe(200);
    await step('2026-08', 'lock');
    expect((await step('2026-08', 'close_period')).body.status).toBe('hard_locked');
    expect((await step('2026-08', 'unlock', { reason: 'x' })).status).toBe(409);
  });

  it('lets nothing through that is posted at the same time', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 20 }, () => books.draft('journal', '2026-09-10', ['Rent', 1], ['Capital', -1])),
    );
    await books.post('journal', '2026-09-10', ['Rent', 1], ['Capital', -1]);
    const posts = drafts.map(({ body }) => books.give('journal', 'post', body.id));
    await step('2026-09', 'lock');
    const { rows } = await office.pool.query(`select count(*)::int from posting where log_date = '2026-09-10'`);
    const codes = (await Promise.all(posts)).map(({ status }) => status);
    const after = await office.pool.query(`select count(*)::int from posting where log_date = '2026-09-10'`);
    expect(after.rows[0].count).toBe(rows[0].count);
    expect(codes.filter(status => status === 200)).toHaveLength(rows[0].count - 1);
  });
});

it('what is attached to a voucher opens by its own link alone', async () => {
  const { body: draft } = await office.call('POST', calls('payment_voucher').create, {
    body: books.body('payment_voucher', DAY, ['Rent', 5], ['Cash', -5]),
  });
  const file = asFile(await jpeg(), 'receipt.jpg');
  const { status, body } = await office.call('PUT', calls('payment_voucher').update(draft.id), {
    body: formOf({ file }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await office.app.request(body.file)).status).toBe(200);
  expect((await office.app.request(body.file.split('?')[0])).status).toBe(403);
});

describe('above the limit of a role', () => {
  type Clerk = Awaited<ReturnType<typeof hire>>;
  let clerk: Clerk;
  let head: Clerk;
  beforeAll(async () => {
    const rights = ['CREATE', 'UPDATE', 'DETAILS', 'LIST', 'POST', 'APPROVE', 'VOID', 'REVERSE'].map(
      action => `PAYMENT_VOUCHER_${action}`,
    );
    clerk = await hire(office, rights);
    head = await hire(office, rights);
    const limited = (await office.call('GET', calls('employee').one(clerk.id))).body.role;
    await office.call('PUT', calls('role').update(limited), { body: { posting_limit: '1000.00' } });
  });
  const drafted = async (amount: number) =>
    (
      await clerk.call('POST', calls('payment_voucher').create, {
        body: books.body('payment_voucher', DAY, ['Rent', amount], ['Cash', -amount]),
      })
    ).body.id;
  const give = (who: Clerk, verb: string, id: number, body: object = {}) =>
    who.call('POST', calls('payment_voucher').command(verb, id), {
      body,
      headers: { 'idempotency-key': randomUUID() },
    });

  it('a voucher is posted alone, or waits for somebody else who approves it', async () => {
    const alone = await give(clerk, 'post', await drafted(1000));
    expect(alone.status, JSON.stringify(alone.body)).toBe(200);
    const id = await drafted(1000.01);
    const refused = await give(clerk, 'post', id);
    expect([refused.status, refused.body.reason]).toEqual([409, 'over_limit']);
    expect((await give(clerk, 'submit', id)).body.status).toBe('pending_approval');
    const change = await clerk.call('PUT', calls('payment_voucher').update(id), { body: { items: [] } });
    expect(refusals(change.body)).toEqual({ items: 'awaits_approval' });
    expect((await give(clerk, 'approve', id)).body.reason).toBe('own_voucher');
    const approved = await give(head, 'approve', id);
    expect([approved.status, approved.body.status]).toEqual([200, 'posted']);
    expect(await rowsOf(approved.body.invoice_no)).toHaveLength(2);
    // Taken back, it is money that comes back.
    expect((await give(clerk, 'void', id, { reason: 'x' })).body.status).toBe('voided');
  });

  it('nobody approves what they have changed or submitted, whoever wrote on it since', async () => {
    const { body } = await books.draft('payment_voucher', DAY, ['Rent', 5000], ['Cash', -5000]);
    await clerk.call('PUT', calls('payment_voucher').update(body.id), { body: { details: 'Rent of the year' } });
    await give(head, 'submit', body.id);
    await office.call('PUT', calls('payment_voucher').update(body.id), { body: { details: 'Rent of the office' } });
    for (const who of [clerk, head]) expect((await give(who, 'approve', body.id)).body.reason).toBe('own_voucher');
  });

  it('nobody approves more than they may post either', async () => {
    const { body } = await books.draft('payment_voucher', DAY, ['Rent', 5000], ['Cash', -5000]);
    await books.give('payment_voucher', 'submit', body.id);
    expect((await give(clerk, 'approve', body.id)).body.reason).toBe('over_limit');
    expect((await give(head, 'approve', body.id)).body.status).toBe('posted');
  });

  it('a voucher is sent back with a reason, is a draft again, and is approved by whoever sent it back', async () => {
    const id = await drafted(5000);
    await give(clerk, 'submit', id);
    expect(refusals((await give(head, 'send_back', id)).body)).toEqual({ reason: 'reason_required' });
    const { body } = await give(head, 'send_back', id, { reason: 'Which month?' });
    expect([body.status, body.invoice_no.slice(0, 5)]).toEqual(['draft', 'DRAFT']);
    await give(clerk, 'submit', id);
    expect((await give(head, 'approve', id)).body.status).toBe('posted');
  });

  it('what could not be posted is not submitted either', async () => {
    const { body } = await books.draft('payment_voucher', DAY, ['Rent', 5], ['Cash', -4]);
    const { status, body: told } = await books.give('payment_voucher', 'submit', body.id);
    expect([status, refusals(told)]).toEqual([400, { items: 'unbalanced' }]);
  });
});

describe('the database itself', () => {
  const asked = (statement: string) =>
    office.pool.query(statement).then(
      () => 'done',
      (error: Error) => error.message,
    );

  it('keeps facts as they are, whoever asks', async () => {
    const { body } = await payRent();
    for (const table of [entities.posting.name, entities.account_log.name]) {
      const where = `where reference_no = '${body.invoice_no}'`;
      for (const statement of [
        `update ${table} set reference_no = 'X' ${where}`,
        `delete from ${table} ${where}`,
        `truncate ${table} cascade`,
      ])
        expect(await asked(statement)).toContain('holds facts');
    }
  });

  it('has both triggers on every kind of facts', async () => {
    const { rows } = await office.pool.query(
      `select tgrelid::regclass::text as table, tgname as name from pg_trigger
       where tgenabled = 'O' and tgname in ($1, $2) order by 1, 2`,
      [ROWS_STAY, TABLE_STAYS],
    );
    const facts = entityList.filter(one => one.facts && !one.view).map(({ name }) => name);
    const wanted = [...facts, ...appendedAlone].flatMap(name =>
      [ROWS_STAY, TABLE_STAYS].map(trigger => `${name} ${trigger}`),
    );
    expect(rows.map(row => `${row.table} ${row.name}`)).toEqual(wanted.sort());
    expect(wanted.length).toBeGreaterThan(0);
  });

  it('refuses what does not balance, a row of a control account without a party, and one of an earlier posting', async () => {
    const { body } = await payRent();
    const [row] = await rowsOf(body.invoice_no);
    const values = (debit: number) =>
      `(posting, log_date, reference_no, log_type, ledger, debit_amount, credit_amount)
       select max(id), '${DAY}', 'X', 'journal', ${books.ledger('Rent')}, ${debit}, 0 from posting`;
    const header = `insert into posting (reference_no, log_date, source_type, source_id, source_event)
      values ('X', '${DAY}', 'x', 1, 'post')`;
    expect(await asked(header)).toContain('does not balance');
    expect(await asked(`begin; ${header}; insert into account_log ${values(5)}; commit`)).toContain('does not balance');
    expect(
      await asked(
        `insert into account_log (posting, log_date, reference_no, log_type, ledger, debit_amount, credit_amount)
         values (${row.posting}, '${DAY}', 'X', 'journal', ${row.ledger}, 5, 0)`,
      ),
    ).toContain('another transaction');
    const ofNobody = values(5).replace(String(books.ledger('Rent')), String(books.ledger('Accounts Receivable')));
    expect(await asked(`begin; ${header}; insert into account_log ${ofNobody}; commit`)).toContain('names no party');
  });
});
