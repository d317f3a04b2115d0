import { and, eq } from 'drizzle-orm';
import type { AgencyFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Host } from '../context/host.ts';
import type { Wire } from '../context/values.ts';
import { issuedPaper } from '../schema/systemTables.ts';
import { isIssued } from './isIssued.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { NamedKind } from './PaperKind.ts';
import { readAgency } from './readAgency.ts';

const ofRecord = ({ name }: NamedKind, record: number) =>
  and(eq(issuedPaper.kind, name), eq(issuedPaper.record, record));

/** Keeps what the paper of a record says now. */
export async function keepPaper(
  tx: Database,
  host: Pick<Host, 'clock' | 'payables'>,
  named: NamedKind,
  record: Wire,
): Promise<void> {
  const facts = Object.assign({}, await named.kind.read(tx, record, host));
  const { agency } = await readAgency(tx);
  const kept = { facts, agency, at: host.clock() };
  await tx
    .insert(issuedPaper)
    .values({ kind: named.name, record: Number(record['id']), ...kept })
    .onConflictDoUpdate({ target: [issuedPaper.kind, issuedPaper.record], set: kept });
}

/** Forgets what was kept of a document that is a draft again, or gone. */
export const forgetPaper = async (tx: Database, named: NamedKind, record: number): Promise<void> =>
  void (await tx.delete(issuedPaper).where(ofRecord(named, record)));

interface Said {
  readonly facts: unknown;
  readonly agency: AgencyFacts;
  /** Path of the logo, which is the present one on every paper. */
  readonly logo: string | null;
}

/**
 * What the paper of a record says: of a document what it said when it was issued, beside how it stands now; of a draft,
 * and of what was issued before anything was kept, all as it is now.
 */
export async function readPaper(
  db: Database,
  host: Pick<Host, 'payables'>,
  named: NamedKind,
  record: Wire,
): Promise<Said> {
  const { kind } = named;
  const present = await kind.read(db, record, host);
  const { agency, logo } = await readAgency(db);
  const live = { facts: present, agency, logo };
  if (!kind.standing || !isIssued(kind.entity, record)) return live;
  const [kept] = await db
    .select()
    .from(issuedPaper)
    .where(ofRecord(named, Number(record['id'])));
  if (!kept) return live;
  // What papers of its kind did not say yet when it was issued is as it is now.
  const facts = kind.standing(Object.assign({}, present, kept.facts), present);
  return { facts, agency: { ...agency, ...kept.agency }, logo };
}
