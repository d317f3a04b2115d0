import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { openBooks } from '../support/books.ts';
import { type Office, openOffice, PASSWORD } from '../support/office.ts';
import { madeOf, type Stock, stockOf } from '../support/stock.ts';

/** The client is compiled apart, against types that are made of the description; here it only runs. */
interface GeneratedClient {
  giveForFirstCause(caller: object, member: number): Promise<string>;
  sellAndBePaid(caller: object, sale: object): Promise<unknown>;
}

const DAY = '2026-11-21';

let office: Office;
let ihram: Stock;
let client: GeneratedClient;
let ledger: number;
const caller = () => ({
  email: 'admin@rihla.example',
  password: PASSWORD,
  fetch: async (request: Request) => office.app.request(request),
});
beforeAll(async () => {
  office = await openOffice();
  const books = await openBooks(office);
  ledger = books.ledger('Cash');
  ihram = await stockOf(office, 'Ihram');
  await ihram.move('goods_received', 20, '200.00');
  client = await import(new URL('../openapi/client.ts', import.meta.url).href);
});
afterAll(() => office.close());

describe('a client made of the description', () => {
  it('signs in, finds a cause by a filter, gives to it, and reads who did what', async () => {
    await madeOf(office, 'cause', { name: 'Water for all', goal_amount: '300.00' });
    const member = await madeOf(office, 'member', { first_name: 'Amina', email: 'amina@member.example' });
    expect(await client.giveForFirstCause(caller(), member)).toBe('25.00 transition create');
  });

  it('takes an order, confirms it and has it paid', async () => {
    const customer = await madeOf(office, 'customer', {
      first_name: 'Amina',
      last_name: 'Rahman',
      username: 'amina',
      email: 'amina@rihla.example',
      primary_phone: '+8801712000001',
    });
    const { body } = await office.call('GET', `${calls('party').all}?source_type=user&source_id=${customer}`);
    const sale = { party: body.parties[0].id, branch: ihram.branch, stock_item: ihram.item, ledger, day: DAY };
    expect(await client.sellAndBePaid(caller(), sale)).toEqual([
      ['confirmed', 'unpaid', '40.00'],
      ['confirmed', 'paid', '0.00'],
      ['Ihram'],
    ]);
  });
});
