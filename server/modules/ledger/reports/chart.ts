import { type SQL, sql } from 'drizzle-orm';

/** The order in which statements have the natures of accounts. */
const RANK = sql`array_position(array['asset', 'liability', 'equity', 'income', 'expense'], primary_group.nature)`;

/**
 * The chart of accounts from its heads down, as the first tables of a `with recursive`: `place` has primary groups and
 * groups, `account` the ledgers. The `path` of each begins with that of what it stands below, and puts siblings in order
 * by their names. What a ledger `holds` says the nearest group that says so.
 */
export const chart = sql`
  place as (
    select 'primary' as kind, primary_group.id, primary_group.name, primary_group.nature, 0 as level, null::text as holds,
      array[${RANK}::text, '0', primary_group.name, primary_group.id::text] collate "und-x-icu" as path
    from primary_group
    union all
    select 'group', "group".id, "group".name, place.nature, place.level + 1, coalesce("group".holds, place.holds),
      (place.path || array['1', "group".name, "group".id::text]) collate "und-x-icu"
    from "group" join place on place.kind = 'primary' and "group".head_primarygroup = place.id
      or place.kind = 'group' and "group".head_group = place.id
  ),
  account as (
    select ledger.id, ledger.name, place.nature, place.level + 1 as level, place.holds,
      (place.path || array['0', ledger.name, ledger.id::text]) collate "und-x-icu" as path
    from ledger_account as ledger join place on place.kind = 'primary' and ledger.head_primarygroup = place.id
      or place.kind = 'group' and ledger.head_group = place.id
  )`;

/** Whether something stands in the chart below a place, or is that place. */
export const isBelow = (path: SQL, place: SQL): SQL => sql`${path}[1:cardinality(${place})] = ${place}`;

/** Ledgers that are below one of the groups. */
export const belowGroups = (path: SQL, groups: readonly unknown[] | undefined): SQL =>
  groups
    ? sql`exists (select 1 from place where place.kind = 'group' and place.id = any(${`{${groups.join(',')}}`}::int[])
        and ${isBelow(path, sql`place.path`)})`
    : sql`true`;

/** Ledgers of cash, of bank, or of either. */
export const moneyLedgers = (holds: readonly unknown[] = ['cash', 'bank']): SQL => sql`
  account_log.ledger in (
    with recursive ${chart}
    select account.id from account where account.holds = any(${`{${holds.join(',')}}`}::text[])
  )`;
