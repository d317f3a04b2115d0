import { type SQL, sql } from 'drizzle-orm';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Values } from '#server/engine/context/values.ts';
import type { Effect } from '#server/engine/context/host.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Ledgers below a group, at any depth. */
const ledgersBelow = (groups: SQL): SQL => sql`
  with recursive below as (
    select id from "group" where ${groups}
    union select deeper.id from "group" as deeper join below on deeper.head_group = below.id
  ) select id from ledger_account where head_group in (select id from below)`;

async function isTrue(tx: Database, condition: SQL): Promise<boolean> {
  const { rows } = await tx.execute<{ holds: boolean }>(sql`select ${condition} as holds`);
  return rows[0]?.holds === true;
}

const havePostings = (tx: Database, ledgers: SQL): Promise<boolean> =>
  isTrue(tx, sql`exists (select 1 from account_log where ledger in (${ledgers}))`);

/** The nature that a record of the chart has by where it stands; null below nothing that the chart knows. */
async function natureOf(tx: Database, heads: Values): Promise<unknown> {
  const { rows } = await tx.execute<{ nature: string }>(sql`
    with recursive above as (
      select head_group, head_primarygroup from "group" where id = ${heads['head_group'] ?? null}
      union select found.head_group, found.head_primarygroup from "group" as found join above on found.id = above.head_group
    )
    select nature from primary_group
    where id = ${heads['head_primarygroup'] ?? null} or id in (select head_primarygroup from above)`);
  return rows[0]?.nature ?? null;
}

/** Which group holds money, that stands above; a change of it would turn old payments into journals. */
async function holdsMoney(tx: Database, heads: Values): Promise<boolean> {
  return isTrue(
    tx,
    sql`exists (
      with recursive above as (
        select head_group, holds from "group" where id = ${heads['head_group'] ?? null}
        union all select found.head_group, found.holds from "group" as found join above on found.id = above.head_group
      ) select 1 from above where holds is not null)`,
  );
}

/** Moved within the same nature, a record of the chart means to old postings what it always did (rule L3). */
async function movedWrongly(tx: Database, stored: Values, merged: Values): Promise<boolean> {
  const heads = ['head_group', 'head_primarygroup'];
  if (heads.every(name => stored[name] === merged[name])) return false;
  if ((await natureOf(tx, stored)) !== (await natureOf(tx, merged))) return true;
  return (await holdsMoney(tx, stored)) !== (await holdsMoney(tx, merged));
}

const told = (fields: readonly string[], code: ViolationCode) => fields.map(field => violation(field, code));
const headOf = (merged: Values): string => (merged['head_group'] === null ? 'head_primarygroup' : 'head_group');

/** A ledger that was posted to keeps its nature and what its lines name; it closes at a balance of zero (rule L3). */
export const ledgerRules: Effect = {
  async check(tx, { entity }, merged) {
    const id = merged['id'];
    const stored = typeof id === 'number' ? await findStored(tx, entity, id) : undefined;
    if (!stored) return [];
    const self = sql`select id from ledger_account where id = ${id}`;
    const changed = [
      ...(stored['is_control'] === merged['is_control'] ? [] : ['is_control']),
      ...((await movedWrongly(tx, stored, merged)) ? [headOf(merged)] : []),
    ];
    const isClosed = stored['is_active'] === true && merged['is_active'] === false;
    const balance = sql`(select coalesce(sum(debit_amount - credit_amount), 0) from account_log where ledger = ${id})`;
    return [
      ...(changed.length > 0 && (await havePostings(tx, self)) ? told(changed, 'has_postings') : []),
      ...(isClosed && (await isTrue(tx, sql`${balance} <> 0`)) ? told(['is_active'], 'has_balance') : []),
    ];
  },
};

/** So does a group, for the ledgers below it. */
export const groupRules: Effect = {
  async check(tx, { entity }, merged) {
    const id = merged['id'];
    const stored = typeof id === 'number' ? await findStored(tx, entity, id) : undefined;
    if (!stored) return [];
    const changed = [
      ...((stored['holds'] === null) === ((merged['holds'] ?? null) === null) ? [] : ['holds']),
      ...((await movedWrongly(tx, stored, merged)) ? [headOf(merged)] : []),
    ];
    const posted = changed.length > 0 && (await havePostings(tx, ledgersBelow(sql`id = ${id}`)));
    return posted ? told(changed, 'has_postings') : [];
  },
};

/** And a primary group. */
export const primaryGroupRules: Effect = {
  async check(tx, { entity }, merged) {
    const id = merged['id'];
    const stored = typeof id === 'number' ? await findStored(tx, entity, id) : undefined;
    if (!stored || stored['nature'] === merged['nature']) return [];
    const direct = sql`select id from ledger_account where head_primarygroup = ${id}`;
    const deeper = ledgersBelow(sql`head_primarygroup = ${id}`);
    const posted = (await havePostings(tx, direct)) || (await havePostings(tx, deeper));
    return posted ? told(['nature'], 'has_postings') : [];
  },
};
