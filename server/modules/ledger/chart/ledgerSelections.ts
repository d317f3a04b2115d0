import { type SQL, sql } from 'drizzle-orm';
import type { Effect } from '#server/engine/context/host.ts';

/** Ledgers below groups that hold such money, each group as it says itself or as what stands above it says. */
const holding = (...kinds: readonly string[]): SQL => sql`
  ledger_account.head_group in (
    with recursive held as (
      select id, holds from "group" where head_group is null
      union all
      select deeper.id, coalesce(deeper.holds, held.holds) from "group" as deeper join held on held.id = deeper.head_group
    ) select id from held where holds = any(${sql.param([...kinds])}::text[]))`;

/** Which ledgers are cash, bank, or either (rules A2); only those in use are offered. */
export const ledgerSelections: Effect = {
  selections: {
    cash: sql`(${holding('cash')} and ledger_account.is_active)`,
    bank: sql`(${holding('bank')} and ledger_account.is_active)`,
    money: sql`(${holding('cash', 'bank')} and ledger_account.is_active)`,
  },
};
