import { and, eq, sql } from 'drizzle-orm';
import type { Command } from '../../../catalog/defineCommand.ts';
import { objections } from '../../../catalog/accounts/voucherLaw.ts';
import type { PostingEvent } from '../../../catalog/accounts/posting.ts';
import { commandNamed } from '../../../catalog/commands.ts';
import { dayIn } from '../../../catalog/days.ts';
import { entities } from '../../../catalog/entities.ts';
import { fromMinor } from '../../../catalog/money.ts';
import { type Violation, violation, type ViolationCode } from '../../../catalog/violation.ts';
import { existingOf } from '../../access/scope.ts';
import type { Act, Outcome, Outset, Work } from '../../commands/Work.ts';
import { createWithin, type Desk, writeChanges } from '../../crud/write.ts';
import { columnOf, tableOf } from '../../db/tables.ts';
import type { Database } from '../../host.ts';
import { refuse } from '../../http/problem.ts';
import { nextNumbers } from '../../numbering/nextNumber.ts';
import { ledgersOf } from './ledgers.ts';
import { heldOpen, lockedDay } from './periods.ts';
import { countered, postEntry } from './postEntry.ts';
import { amountOf, kindOf, madeBy, voucherOf, type VoucherRecord } from './voucherRecord.ts';

/** The posting that a document has made; undefined while it has made none. */
async function postingOf(tx: Database, source: string, id: number, event: PostingEvent): Promise<number | undefined> {
  const table = tableOf(entities.posting);
  const column = (name: string) => columnOf(table, name);
  const [found] = await tx
    .select({ id: column('id') })
    .from(table)
    .where(and(eq(column('source_type'), source), eq(column('source_id'), id), eq(column('source_event'), event)));
  return found && Number(found.id);
}

/** Why a voucher cannot be posted; a counter-voucher stands on the sides that its original forbids. */
async function faults(tx: Database, { host, entity }: Desk, voucher: VoucherRecord): Promise<Violation[]> {
  if (voucher.reverses !== null) return [];
  const { law, day } = kindOf(entity);
  const ledgers = await ledgersOf(
    tx,
    voucher.items.map(({ ledger }) => ledger),
  );
  const lines = voucher.items.map(line => ({ ...line, ledger: ledgers.get(line.ledger) }));
  const movesMoney = lines.some(({ ledger }) => ledger?.isMoney);
  const isAhead = movesMoney && voucher.day > dayIn(host.timeZone, host.clock());
  return [...objections(law, lines), ...(isAhead ? [violation(day, 'future_date')] : [])];
}

/** More than a role may post by itself waits for somebody else. */
async function overLimit({ tx, desk, record }: Outset): Promise<ViolationCode | undefined> {
  if (desk.caller.role === 'admin') return undefined;
  const { rows } = await tx.execute(sql`
    select 1 from "user" as caller join role on role.id = caller.role
    where caller.id = ${desk.caller.id} and posting_limit < ${amountOf(record)}`);
  return rows.length > 0 ? 'over_limit' : undefined;
}

/** Two people have seen what was approved: nobody who has entered, changed or submitted it is the second. */
async function ownVoucher({ tx, desk, record }: Outset): Promise<ViolationCode | undefined> {
  const { id, author } = madeBy(record);
  if (author === desk.caller.id) return 'own_voucher';
  const { rows } = await tx.execute(sql`
    select 1 from history
    where entity = ${desk.entity.name} and record = ${id} and by = ${desk.caller.id}
      and command is distinct from 'send_back' limit 1`);
  return rows.length > 0 ? 'own_voucher' : undefined;
}

async function submit({ tx, desk, record }: Act): Promise<Outcome> {
  const voucher = voucherOf(desk.entity, record);
  const { day } = kindOf(desk.entity);
  refuse([...(await lockedDay(tx, day, voucher.day)), ...(await faults(tx, desk, voucher))]);
  return { gives: {} };
}

async function post({ tx, desk, record }: Act): Promise<Outcome> {
  const voucher = voucherOf(desk.entity, record);
  const { prefix, day } = kindOf(desk.entity);
  refuse([...(await heldOpen(tx, day, voucher.day)), ...(await faults(tx, desk, voucher))]);
  const counters = voucher.reverses && ((await postingOf(tx, desk.entity.name, voucher.reverses, 'post')) ?? null);
  const [number = ''] = await nextNumbers(tx, { prefix, day: voucher.day }, 1);
  await postEntry(tx, desk, {
    ...voucher,
    number,
    counters,
    source: { id: voucher.id, event: 'post' },
    lines: voucher.items,
  });
  return { set: { invoice_no: number }, gives: {} };
}

async function annul({ tx, desk, record }: Act): Promise<Outcome> {
  const voucher = voucherOf(desk.entity, record);
  refuse(await heldOpen(tx, kindOf(desk.entity).day, voucher.day));
  await postEntry(tx, desk, {
    ...voucher,
    number: voucher.invoice_no,
    counters: (await postingOf(tx, desk.entity.name, voucher.id, 'post')) ?? null,
    source: { id: voucher.id, event: 'void' },
    lines: countered(voucher.items),
  });
  return { gives: {} };
}

/** The body of the voucher that takes another one back. */
const counterBody = (voucher: VoucherRecord, dayField: string, day: string) => ({
  [dayField]: day,
  branch: voucher.branch,
  details: voucher.details,
  items: countered(voucher.items).map(({ debit, credit, ...line }) => ({
    ...line,
    debit_amount: fromMinor(debit),
    credit_amount: fromMinor(credit),
  })),
});

async function reverse({ tx, desk, record, input, reason, perform }: Act): Promise<Outcome> {
  const voucher = voucherOf(desk.entity, record);
  const day = String((input as Readonly<Record<string, unknown>>)['reverse_date']);
  if (day < voucher.day) refuse([violation('reverse_date', 'before_original')]);
  refuse(await heldOpen(tx, 'reverse_date', day));
  const made = await createWithin(tx, desk, counterBody(voucher, kindOf(desk.entity).day, day));
  const id = Number(made['id']);
  await writeChanges(tx, desk, await existingOf(tx, desk, id), {
    changes: { reverses: voucher.id },
    action: 'update',
    command: 'reverse',
    ...(reason !== undefined && { reason }),
  });
  const posting = commandNamed(desk.entity, 'post');
  if (!posting) throw new Error(`${desk.entity.name} is never posted`);
  await perform(posting, id, {});
  return { gives: { reversal: id } };
}

/** Vouchers of all kinds are posted alike; what each may hold, their kind says. */
const workOf = <C extends Command>(run: Work['run'], ...guards: NonNullable<Work['guards']>): Work<C> =>
  ({ run, guards }) as unknown as Work<C>;

export const postVoucher = <C extends Command>() => workOf<C>(post, overLimit);
export const submitVoucher = <C extends Command>() => workOf<C>(submit);
export const approveVoucher = <C extends Command>() => workOf<C>(post, ownVoucher, overLimit);
export const sendBackVoucher = <C extends Command>() => workOf<C>(async () => ({ gives: {} }));
export const voidVoucher = <C extends Command>() => workOf<C>(annul, overLimit);
export const reverseVoucher = <C extends Command>() => workOf<C>(reverse, overLimit);
