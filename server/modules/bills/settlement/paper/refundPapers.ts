import type { RefundFacts } from '#catalog/bills/settlement/paper/RefundFacts.ts';
import { isPaidDocument } from '#catalog/payables/paidDocuments.ts';
import { refundPaper } from '#catalog/bills/settlement/paper/refundPaper.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { refund as declared } from '#catalog/bills/settlement/refund.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import { titlesAmong } from '#server/engine/access/titlesOf.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { type ReadRecord, recordOf } from '#server/engine/records/recordOf.ts';
import type { PaperKind } from '#server/engine/papers/PaperKind.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { readSide } from '../../../ledger/chart/readSide.ts';

/** What a record is called, whoever reads it. */
const titleOf = async (db: Database, entity: Entity, one: number): Promise<string> =>
  (await titlesAmong(db, entity, [one], undefined))[0]?.title ?? '';

async function originOf(
  db: Database,
  { document_type: of, document_id: document }: ReadRecord<typeof declared.fields>,
): Promise<RefundFacts['origin']> {
  if (!isPaidDocument(of) || document === null) return null;
  return { of, number: await titleOf(db, entities[of], document) };
}

async function readRefundFacts(db: Database, record: Wire): Promise<RefundFacts> {
  const refund = recordOf(declared, record, ['invoice_no']);
  const { currency, exchange_rate: rate } = refund;
  const code = currency === null ? null : await titleOf(db, entities.currency, currency);
  return {
    status: refund.status,
    direction: refund.direction,
    number: refund.invoice_no,
    day: refund.refund_date,
    party: await readSide(db, refund.party),
    way: await titleOf(db, entities.ledger_account, refund.ledger),
    amount: fromMinor(refund.amount),
    currency: code === null ? null : { code, rate: rate ?? '' },
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
