import { eq, sql } from 'drizzle-orm';
import { entityNamed } from '#catalog/registry/entities.ts';
import { isPaper, isUnissued, type PaperName, type VerifiedPaper, verifiedPapers } from '#catalog/registry/papers.ts';
import { paperLink } from '../schema/systemTables.ts';
import type { Host } from '../context/host.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';

/** How a document stands now, in a word for everybody. */
export type PaperStatus = 'valid' | 'void' | 'reversed' | 'refunded' | 'cancelled' | 'unapproved';

/** All that a code tells of its document, as it stands now, and which that is. */
export interface Verified {
  readonly entity: PaperName;
  readonly record: number;
  readonly number: string;
  /** ISO date. */
  readonly day: string;
  /** Decimal; null of one whose reader is not to know it. */
  readonly amount: string | null;
  /** Code of its currency; null of the agency's own. */
  readonly currency: string | null;
  readonly status: PaperStatus;
}

const statuses: Readonly<Record<string, PaperStatus>> = {
  voided: 'void',
  reversed: 'reversed',
  refunded: 'refunded',
  cancelled: 'cancelled',
};

/** What a token of ours looks like; anything else is looked for as one that nobody has. */
const TOKEN = /^[\w-]{32}$/;
const NOBODYS = '-'.repeat(32);
/** Looked for where a token leads nowhere, so that as much is done for it. */
const NOTHING = { entity: 'sales', record: 0 } as const;

interface DocumentRow extends Record<string, unknown> {
  readonly number: string;
  readonly day: string;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly status: string;
}

/** Whether one stands as it is by now, or waits for somebody's approval. */
async function unlessChanged(host: Host, name: PaperName, id: number): Promise<PaperStatus> {
  const { approved }: VerifiedPaper = verifiedPapers[name];
  if (!approved) return 'valid';
  const entity = entityNamed(name);
  const found = await findStored(host.db, entity, id);
  return found && !approved.holds(toWire(entity, found, host, true)) ? 'unapproved' : 'valid';
}

/** What a token tells; undefined of an unknown one, for which as much work is done. */
export async function readVerified(host: Host, given: string): Promise<Verified | undefined> {
  const { db } = host;
  const token = TOKEN.test(given) ? given : NOBODYS;
  const [link = NOTHING] = await db.select().from(paperLink).where(eq(paperLink.token, token));
  const { entity, record } = isPaper(link.entity) ? { entity: link.entity, record: link.record } : NOTHING;
  const paper: VerifiedPaper = verifiedPapers[entity];
  const column = (name: string) => sql`document.${sql.identifier(name)}`;
  const currency = paper.currency
    ? sql`(select code from currency where currency.id = ${column(paper.currency)})`
    : sql`null`;
  const amount = paper.amount ? sql`${column(paper.amount)}::text` : sql`null`;
  const { rows } = await db.execute<DocumentRow>(sql`
    select ${column(paper.number)} as number, ${column(paper.day)}::text as day, ${amount} as amount,
      ${currency} as currency, document.status
    from ${sql.identifier(entity)} as document where document.id = ${record}`);
  const [found] = rows;
  if (!found || isUnissued(paper, found.status, found.number)) return undefined;
  const { status, ...told } = found;
  return { ...told, entity, record, status: statuses[status] ?? (await unlessChanged(host, entity, record)) };
}
