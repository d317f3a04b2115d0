import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { GuardContext, Payable } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { LimitedBy } from '../../ledger/vouchers/limitUse.ts';
import { type PaidDocument, paidOnes } from './documentMoney.ts';

interface Made {
  readonly payable: PaidDocument;
  readonly id: number;
}

/** The document that a bill or note is of; undefined where it is of none. */
export async function documentOfBill(
  db: Database,
  payables: readonly Payable[],
  { kind, id }: { readonly kind: string; readonly id: number },
): Promise<Made | undefined> {
  const able = paidOnes(payables).flatMap(payable => {
    const made = payable.bills?.[kind];
    return made ? [{ payable, made }] : [];
  });
  if (able.length === 0) return undefined;
  const { rows } = await db.execute<{ at: number; document: number }>(
    sql`${sql.join(
      able.map(({ made }, at) => sql`select ${at}::int as at, document from (${made}) as made where made.bill = ${id}`),
      sql` union all `,
    )} limit 1`,
  );
  const [found] = rows;
  const of = found && able[found.at];
  return of && found && { payable: of.payable, id: found.document };
}

type Asking = Pick<GuardContext, 'tx' | 'request' | 'record'>;
const shape = z.looseObject({ id: z.number(), party: z.number() });

const documentOf = ({ tx, request }: Asking, id: number) =>
  documentOfBill(tx, request.host.payables, { kind: request.entity.name, id });

/**
 * What bills or credits a document follows from that document: it is not taken back by itself, or the document would be
 * paid by what nobody has paid (rules A5, K10).
 */
export async function billStays(context: GuardContext): Promise<ViolationCode | undefined> {
  if (!context.record) return undefined;
  return (await documentOf(context, shape.parse(context.record).id))?.payable.paid.billStays;
}

/** What is given up of a bill is given up of the document that it is of where that counts by itself, else of its party. */
export async function limitedByBill(context: Asking): Promise<LimitedBy> {
  const { id, party } = shape.parse(context.record);
  const made = await documentOf(context, id);
  return made?.payable.paid.kin
    ? { kind: 'given_up', subject: made.payable.type, id: made.id }
    : { kind: 'given_up', subject: 'party', id: party };
}
