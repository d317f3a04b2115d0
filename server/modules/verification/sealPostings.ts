import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { postingSeal } from '../../engine/schema/systemTables.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { SEAL_VERSION, sealedTexts } from './sealedText.ts';

/** Postings that are sealed in one transaction. */
const BATCH = 500;
/** How far behind the newest sealed posting one that was committed later is looked for, unless all are. */
const WINDOW = 10_000;
/** Whoever holds this lock of the database prolongs the chain. */
const LOCK = 7_402_001;

type Sealer = Pick<Host, 'db' | 'clock'>;

/** Postings that no link holds. */
const beside = (isWhole: boolean) => {
  const from = isWhole ? sql`0` : sql`(select coalesce(max(posting), 0) - ${WINDOW}::int from posting_seal)`;
  return sql`from posting
    where posting.id > ${from} and not exists (select 1 from posting_seal where posting_seal.posting = posting.id)`;
};

async function unsealed(tx: Database, isWhole: boolean) {
  const { rows } = await tx.execute<{ id: string; text: string }>(sql`
    select posting.id, ${sealedTexts[SEAL_VERSION]} as text ${beside(isWhole)} order by posting.id limit ${BATCH}`);
  return rows;
}

async function lastLink(tx: Database) {
  const { rows } = await tx.execute<{ seq: string; digest: string }>(
    sql`select seq, digest from posting_seal order by seq desc limit 1`,
  );
  return { seq: Number(rows[0]?.seq ?? 0), digest: rows[0]?.digest ?? '' };
}

/** Prolongs the chain by some postings; how many. None where another process does it at this moment. */
async function sealSome({ db, clock }: Sealer, isWhole: boolean): Promise<number> {
  return transact(db, async tx => {
    const { rows } = await tx.execute<{ is_mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as is_mine`);
    if (!rows[0]?.is_mine) return 0;
    const fresh = await unsealed(tx, isWhole);
    if (fresh.length === 0) return 0;
    let { seq, digest } = await lastLink(tx);
    const links = fresh.map(({ id, text }) => {
      seq += 1;
      digest = createHash('sha256').update(`${digest}${text}`).digest('hex');
      return { seq, posting: Number(id), digest, version: SEAL_VERSION, at: clock() };
    });
    await tx.insert(postingSeal).values(links);
    return links.length;
  });
}

/**
 * Seals what has been posted since: each posting, in the order of their ids, into a link with the one before it. A
 * posting that was committed after a later one has its link after that one's; what was rolled back leaves no gap, since
 * links count for themselves. `isWhole` looks for unsealed postings of any age.
 */
export async function sealPostings(sealer: Sealer, isWhole = false): Promise<void> {
  while ((await sealSome(sealer, isWhole)) === BATCH);
}

/** How many postings stand in the chain after a link of it, or in none yet. */
export async function postedSince(db: Database, seq: number): Promise<number> {
  const { rows } = await db.execute<{ sealed: string; unsealed: string }>(sql`
    select coalesce(max(seq), 0) - ${seq}::bigint as sealed, (select count(*) ${beside(false)}) as unsealed
    from posting_seal`);
  return Number(rows[0]?.sealed ?? 0) + Number(rows[0]?.unsealed ?? 0);
}
