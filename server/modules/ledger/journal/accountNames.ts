import { sql } from 'drizzle-orm';
import type { Snapshot } from '#server/platform/db/snapshot.ts';
import { chart } from '../reports/chart.ts';
import { plainName } from './plainName.ts';

/** Types of accounts as hledger knows them, by nature; money is an asset that its cash flow statement follows. */
const types: Readonly<Record<string, string>> = { asset: 'A', liability: 'L', equity: 'E', income: 'R', expense: 'X' };

export interface PlainAccount {
  readonly name: string;
  readonly type: string;
}

/** Where the head of a path of the chart stands: after its rank come kind, name and id of each place. */
const namesOn = (path: readonly string[]): string[] => path.filter((_, at) => at % 3 === 2);

/** Each ledger's account by id: its name with those of everything above it, by colons. No two have the same. */
export async function accountNames(snapshot: Snapshot): Promise<ReadonlyMap<number, PlainAccount>> {
  const rows = await snapshot.run(sql`
    with recursive ${chart}
    select 0 as id, nature, holds, path from place
    union all select id, nature, holds, path from account
    union all select ledger.id, null, null, array['', '', ledger.name] from ledger_account as ledger
      where not exists (select 1 from account where account.id = ledger.id)
    order by id`);
  const taken = new Set<string>();
  const accounts = new Map<number, PlainAccount>();
  for (const row of rows) {
    const id = Number(row['id']);
    const wished = namesOn(row['path'] as string[])
      .map(plainName)
      .join(':');
    const name = id !== 0 && taken.has(wished.toLowerCase()) ? `${wished} #${id}` : wished;
    taken.add(name.toLowerCase());
    const type = row['nature'] === 'asset' && row['holds'] !== null ? 'C' : (types[String(row['nature'])] ?? '');
    if (id !== 0) accounts.set(id, { name, type });
  }
  return accounts;
}
