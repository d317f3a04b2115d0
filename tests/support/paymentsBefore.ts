import { readdirSync, readFileSync } from 'node:fs';
import type { Office } from './officeOn.ts';

const folder = new URL('../../server/engine/schema/migrations/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const files = readdirSync(folder)
  .filter(name => /^\d+_.*\.sql$/.test(name))
  .toSorted();
const brings = files.findIndex(name => textOf(name).includes('CREATE TABLE "document_payment"'));
const statementsOf = (name = ''): readonly string[] => textOf(name).split('--> statement-breakpoint');

/** How payments and what refunds say of their documents came to be stored, until one table held them all. */
const before = (): readonly string[] =>
  files
    .slice(0, brings)
    .flatMap(statementsOf)
    .filter(one => /"(?:order|booking)_payment"|"refund_(?:order|booking)_(?:fk|idx)"/.test(one));

/** Of the payments that the host has made: as a payment of before told of them, which named no row where it was an order's. */
const told = `
  insert into booking_payment (created_at, created_by, booking, receipt_voucher, account_log, paid_on, amount)
    select created_at, created_by, document_id, receipt_voucher, account_log, paid_on, amount
    from document_payment where document_type = 'booking' order by id;
  insert into order_payment (created_at, created_by, "order", receipt_voucher, paid_on, amount)
    select min(created_at), min(created_by), document_id, receipt_voucher, paid_on, sum(amount)
    from document_payment where document_type = 'order' group by document_id, receipt_voucher, paid_on order by min(id);
  update refund set "order" = document_id where document_type = 'order';
  update refund set booking = document_id where document_type = 'booking'`;

/** Stores all payments and refunds of an office as they were stored before; all that a host asks for is then wanting. */
export async function asBefore({ pool }: Office): Promise<void> {
  const steps = [
    'drop view order_payment; drop view booking_payment',
    'alter table refund drop column "order", drop column booking',
    'alter table refund add column "order" integer, add column booking integer',
    ...before(),
    told,
    'drop table document_payment; alter table refund drop column document_type, drop column document_id',
  ];
  await pool.query(`begin; ${steps.join(';\n')}; commit`);
}

/** Runs the migration that brings them over, and what a start makes anew. */
export async function bringOver({ pool }: Office): Promise<void> {
  await pool.query(`begin; ${statementsOf(files[brings]).join(';\n')}; commit`);
  await pool.query(textOf('repeatable.sql'));
}
