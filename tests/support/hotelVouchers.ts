import { sql } from 'drizzle-orm';
import { paymentState } from '../../catalog/shop/orders/orderStatus.ts';
import { toMinor } from '../../catalog/engine/money/money.ts';
import { commandOf } from '../../catalog/registry/commands.ts';
import { entities } from '../../catalog/registry/entities.ts';
import type { CommandContext, RequestContext } from '../../server/engine/context/host.ts';
import { execute } from '../../server/engine/commands/execute.ts';
import { inTransaction } from '../../server/engine/crud/write.ts';
import { issueWithin, settleByAdvances } from '../../server/modules/bills/issueWithin.ts';
import { type PaidDocument, paymentsOf } from '../../server/modules/bills/payables/documentMoney.ts';
import { oneWay, receive } from '../../server/modules/bills/payables/receive.ts';
import { recomputePaid } from '../../server/modules/bills/payables/recomputePaid.ts';
import { refundDocument } from '../../server/modules/bills/payables/refundDocument.ts';
import type { Books } from './books.ts';
import type { Office } from './officeOn.ts';

const DAY = '2026-11-21';

/** All that the accounts are told of vouchers of hotels, which no module of ours has. */
export const hotelPayable: PaidDocument = {
  type: 'hotel_voucher',
  bills: { sales: sql`select id as document, sales as bill from hotel_voucher` },
  paid: {
    number: 'voucher_no',
    waits: sql`hotel_voucher.status = 'reserved'`,
    owes: sql`hotel_voucher.status = 'reserved'`,
    billStays: 'of_order',
    async keep(tx, _author, { id, due, paid, refunded }) {
      const state = paymentState({ due: toMinor(due), paid: toMinor(paid), refunded: toMinor(refunded) });
      await tx.execute(sql`
        update hotel_voucher set paid_amount = ${paid}::numeric, payment_status = ${state} where id = ${id}`);
    },
  },
};

const table = `create table hotel_voucher (
  id integer primary key generated always as identity, voucher_no text not null, party integer not null, branch integer,
  status text not null default 'reserved', due_amount numeric(20, 2) not null, paid_amount numeric(20, 2) not null default 0,
  payment_status text not null default 'unpaid', sales integer)`;

type Doing = Pick<CommandContext, 'tx' | 'request' | 'now' | 'override' | 'perform'>;

/** What the commands of a module of hotels would do, each in a transaction of its own. */
export async function hotelVouchers(office: Office, books: Books) {
  await office.pool.query(table);
  const caller = { id: office.ids.admin, email: null, role: 'admin', permissions: null, branch: null } as const;
  const request: RequestContext = { host: office.host, entity: entities.sales, caller };
  const override = { field: 'reason' } as const;
  const within = <T>(work: (context: Doing) => Promise<T>): Promise<T> =>
    inTransaction(request, tx =>
      work({
        tx,
        request,
        now: office.host.clock(),
        override,
        perform: (name, id, input) => {
          const command = commandOf(name);
          const given = { command, id, input, override, locale: 'en' } as const;
          return execute(tx, { ...request, entity: command.entity }, given);
        },
      }),
    );
  const of = async (id: number) => {
    const { rows } = await office.pool.query(
      'select id, voucher_no as number, party, branch from hotel_voucher where id = $1',
      [id],
    );
    return rows[0];
  };
  return {
    async reserve(number: string, party: number, due: string): Promise<number> {
      const { rows } = await office.pool.query(
        'insert into hotel_voucher (voucher_no, party, due_amount) values ($1, $2, $3) returning id',
        [number, party, due],
      );
      return rows[0].id;
    },
    /** Receives cash for it; gives the receipt. */
    pay: async (id: number, amount: string): Promise<number> => {
      const shares = [{ document: await of(id), amount: toMinor(amount), field: 'pay_amount' }];
      const received = { ways: oneWay(books.ledger('Cash'), shares), day: DAY, shares, field: 'pay_amount' };
      return within(context => receive(context, hotelPayable, received));
    },
    /** Bills it, and settles that by what was paid before; gives the bill. */
    bill: async (id: number, rate: string): Promise<number> => {
      const { party, branch, number: details } = await of(id);
      const items = [{ ledger: books.ledger('Service Fees'), details, quantity: '1', rate }];
      return within(async context => {
        const sales = await issueWithin(context, { sales_date: DAY, party, branch, details, items });
        await context.tx.execute(sql`update hotel_voucher set sales = ${sales} where id = ${id}`);
        await settleByAdvances(context, sales, paymentsOf(hotelPayable, id));
        await recomputePaid(context.tx, context.request, hotelPayable, { where: sql`id = ${id}` });
        return sales;
      });
    },
    /** Gives cash back, all that may be where no amount is told; gives the refund. */
    refund: async (id: number, pay_amount: string | null = null): Promise<number> => {
      const payee = await of(id);
      const asked = { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount };
      return within(context => refundDocument(context, hotelPayable, payee, asked));
    },
    /** What is paid of it, and how it stands. */
    async standing(id: number): Promise<readonly [paid: string, state: string]> {
      const { rows } = await office.pool.query(
        'select paid_amount::text, payment_status from hotel_voucher where id = $1',
        [id],
      );
      return [rows[0].paid_amount, rows[0].payment_status];
    },
  };
}
