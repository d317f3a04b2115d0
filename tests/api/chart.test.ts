import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  for (const [debit, credit] of [
    ['Rent', 'Cash'],
    ['Salaries', 'Cash'],
  ] as const)
    await books.post('payment_voucher', '2026-11-20', [debit, 50], [credit, -50]);
});
afterAll(() => office.close());

const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));
const idOf = async (table: string, name: string): Promise<number> =>
  (await office.pool.query(`select id from "${table}" where name = $1`, [name])).rows[0]?.id;
const change = async (entity: 'group' | 'ledger_account' | 'primary_group', name: string, body: object) => {
  const reply = await office.call('PUT', calls(entity).update(await idOf(entity, name)), { body });
  return [reply.status, refusals(reply.body)];
};

describe('a ledger that was posted to', () => {
  it('moves within its nature, and no further', async () => {
    expect(await change('ledger_account', 'Rent', { head_group: await idOf('group', 'Direct Expenses') })).toEqual([
      200,
      {},
    ]);
    expect(await change('ledger_account', 'Rent', { head_group: await idOf('group', 'Fixed Assets') })).toEqual([
      400,
      { head_group: 'has_postings' },
    ]);
    expect(
      await change('ledger_account', 'Rent', {
        head_group: null,
        head_primarygroup: await idOf('primary_group', 'Incomes'),
      }),
    ).toEqual([400, { head_primarygroup: 'has_postings' }]);
    expect(await change('ledger_account', 'Cash', { head_group: await idOf('group', 'Investments') })).toEqual([
      400,
      { head_group: 'has_postings' },
    ]);
  });

  it('does not begin to ask for parties', async () => {
    expect(await change('ledger_account', 'Rent', { is_control: true })).toEqual([400, { is_control: 'has_postings' }]);
    expect(await change('ledger_account', 'Capital', { is_control: true })).toEqual([200, {}]);
  });

  it('closes at a balance of zero', async () => {
    expect(await change('ledger_account', 'Salaries', { is_active: false })).toEqual([
      400,
      { is_active: 'has_balance' },
    ]);
    await books.post('receipt_voucher', '2026-11-20', ['Cash', 50], ['Salaries', -50]);
    expect(await change('ledger_account', 'Salaries', { is_active: false })).toEqual([200, {}]);
  });

  it('is not deleted', async () => {
    const { body: made } = await office.call('POST', calls('ledger_account').create, {
      body: { name: 'Taxis', head_group: await idOf('group', 'Indirect Expenses') },
    });
    const reply = await office.call('POST', calls('journal').create, {
      body: {
        journal_date: '2026-11-20',
        items: [
          { ledger: made.id, debit_amount: '5.00' },
          { ledger: books.ledger('Rent'), credit_amount: '5.00' },
        ],
      },
    });
    await books.give('journal', 'post', reply.body.id);
    expect((await office.call('DELETE', calls('ledger_account').remove(made.id))).status).toBe(409);
  });

  it('keeps its nature when its group moves, or what stands above that', async () => {
    expect(
      await change('group', 'Direct Expenses', {
        head_primarygroup: await idOf('primary_group', 'Assets'),
      }),
    ).toEqual([400, { head_primarygroup: 'has_postings' }]);
    expect(await change('group', 'Cash-in-Hand', { holds: null })).toEqual([400, { holds: 'has_postings' }]);
    expect(await change('primary_group', 'Expenses', { nature: 'asset' })).toEqual([400, { nature: 'has_postings' }]);
    expect(await change('primary_group', 'Equity', { nature: 'liability' })).toEqual([200, {}]);
  });
});

describe('a list of ledgers', () => {
  it('is narrowed to those that hold cash, a bank account, or either, at any depth, as long as they are in use', async () => {
    const group = { name: 'Petty cash', head_group: await idOf('group', 'Cash-in-Hand') };
    const { body: deeper } = await office.call('POST', calls('group').create, { body: group });
    for (const [name, is_active] of [
      ['Till', true],
      ['Old till', false],
    ] as const)
      await office.call('POST', calls('ledger_account').create, { body: { name, head_group: deeper.id, is_active } });
    const among = async (name: string) => {
      const { body } = await office.call('GET', `${calls('ledger_account').all}?ordering=name&among=${name}`);
      return body.ledger_accounts?.map((one: { name: string }) => one.name) ?? refusals(body);
    };
    expect(await among('cash')).toEqual(['Cash', 'Till']);
    expect(await among('bank')).toEqual(['Bank']);
    expect(await among('money')).toEqual(['Bank', 'Cash', 'Till']);
    expect(await among('gold')).toEqual({ among: 'invalid' });
    expect((await office.call('GET', `${calls('city').all}?among=money`)).status).toBe(400);
  });
});

describe('a party', () => {
  const partiesOf = async (id: number, source = 'user') =>
    (
      await office.pool.query(
        'select name, phone, branch, is_active, id from party where source_type = $1 and source_id = $2',
        [source, id],
      )
    ).rows;

  it.each(['customer', 'vendor', 'employee', 'member'] as const)(
    'is each %s, under the name of the day',
    async name => {
      const { id, ...made } = await createSample(office, entities[name]);
      expect(await partiesOf(id)).toMatchObject([
        { name: `${made['first_name']} ${made['last_name']}`, phone: made['primary_phone'], is_active: true },
      ]);
      await office.call('PUT', calls(name).update(id), { body: { first_name: 'Nadia' } });
      await office.call('PUT', calls('user').update(id), { body: { last_name: 'Karim' } });
      expect(await partiesOf(id)).toMatchObject([{ name: 'Nadia Karim' }]);
    },
  );

  it('is each pilgrim, in the branch of the pilgrim', async () => {
    const branch = (await createSample(office, entities.branch)).id;
    const { id } = await createSample(office, entities.hajj_passenger_info, { branch });
    expect(await partiesOf(id, 'hajj_passenger_info')).toMatchObject([{ branch }]);
  });

  it('that is a person is changed and deleted with the person', async () => {
    const { id } = await createSample(office, entities.customer);
    const [party] = await partiesOf(id);
    const renamed = await office.call('PUT', calls('party').update(party.id), { body: { name: 'Somebody else' } });
    expect([renamed.status, refusals(renamed.body)]).toEqual([400, { name: 'from_person' }]);
    const removed = await office.call('DELETE', calls('party').remove(party.id));
    expect([removed.status, removed.body.code]).toEqual([409, 'party_of_person']);
    expect((await office.call('DELETE', calls('customer').remove(id))).status).toBe(200);
    expect(await partiesOf(id)).toEqual([]);
  });

  it('stays in the books when the person is gone', async () => {
    const { id } = await createSample(office, entities.customer);
    const [party] = await partiesOf(id);
    await books.post('receipt_voucher', '2026-11-20', ['Cash', 5], ['Accounts Receivable', -5, party.id]);
    expect((await office.call('DELETE', calls('customer').remove(id))).status).toBe(200);
    const { body } = await office.call('GET', calls('party').one(party.id));
    expect(body).toMatchObject({ name: party.name, is_active: false, source_type: null });
  });
});
