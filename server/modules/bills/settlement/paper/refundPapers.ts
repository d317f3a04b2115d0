import { z } from 'zod';
import type { RefundFacts } from '#catalog/bills/settlement/paper/RefundFacts.ts';
import { isPaidDocument } from '#catalog/payables/paidDocuments.ts';
import { refundPaper } from '#catalog/bills/settlement/paper/refundPaper.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { refund as declared } from '#catalog/bills/settlement/refund.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';

const id = z
  .number()
  .nullish()
  .transform(one => one ?? null);

const shape = z.object({
  status: z.enum(declared.fields.status.options),
  direction: z.enum(['to_customer', 'from_vendor']),
  invoice_no: z.string(),
  refund_date: z.string(),
  party: z.number(),
  ledger: z.number(),
  amount: z.string(),
  currency: id,
  exchange_rate: z.union([z.string(), z.number()]).nullish(),
  document_type: z.string().nullish(),
  document_id: id,
  details: z.string().nullish(),
});

/** What a record is called, whoever reads it. */
const titleOf = async (db: Database, entity: Entity, one: number): Promise<string> =>
  (await titlesAmong(db, entity, [one], undefined))[0]?.title ?? '';

async function originOf(
  db: Database,
  { document_type: of, document_id: document }: z.infer<typeof shape>,
): Promise<RefundFacts['origin']> {
  if (!isPaidDocument(of) || document === null) return null;
  return { of, number: await titleOf(db, entities[of], document) };
}

async function readRefundFacts(db: Database, record: Wire): Promise<RefundFacts> {
  const refund = shape.parse(record);
  const { currency, exchange_rate: rate } = refund;
  const code = currency === null ? null : await titleOf(db, entities.currency, currency);
  return {
    status: refund.status,
    direction: refund.direction,
    number: refund.invoice_no,
    day: refund.refund_date,
    party: await readSide(db, refund.party),
    way: await titleOf(db, entities.ledger_account, refund.ledger),
    amount: refund.amount,
    currency: code === null ? null : { code, rate: String(rate ?? '') },
    origin: await originOf(db, refund),
    details: refund.details ?? '',
  };
}

const refund: PaperKind<RefundFacts> = {
  entity: entities.refund,
  read: readRefundFacts,
  standing: (kept, { status }) => ({ ...kept, status }),
  draw: refundPaper,
};

/** Papers of refunds. */
export const refundPapers = { refund } as const;
