import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import { idsByName } from '../idsByName.ts';
import { addMissing } from './addMissing.ts';
import { bookLedgers } from './bookLedgers.ts';
import {
  cashFlowGroups,
  groups,
  type Heading,
  type Ledger,
  ledgers,
  moneyGroups,
  primaryGroups,
} from './chartOfAccounts.ts';

/** The head as it is called here, whatever its case: an office may have made its own. */
async function idOf(tx: Database, table: string, name: string): Promise<number | undefined> {
  const ids = [...(await idsByName(tx, table))];
  return ids.find(([kept]) => kept.toLowerCase() === name.toLowerCase())?.[1];
}

const headsOf = async (tx: Database, { below }: Heading) =>
  'primary' in below
    ? { head_group: null, head_primarygroup: await idOf(tx, 'primary_group', below.primary) }
    : { head_group: await idOf(tx, 'group', below.group), head_primarygroup: null };

const fixed = { is_deletable: false };

async function addLedgers(tx: Database, all: readonly Ledger[]): Promise<void> {
  for (const ledger of all) {
    const row = {
      name: ledger.name,
      ...(await headsOf(tx, ledger)),
      ledger_type: ledger.type,
      is_active: true,
      is_control: ledger.control ?? false,
      documents_only: ledger.documents ?? false,
      ...fixed,
    };
    await addMissing(tx, 'ledger_account', 'name', [row]);
  }
}

/** Puts a record of the chart below its head of today, unless the office has moved it from where it stood at first. */
async function move(tx: Database, table: string, heading: Heading, from: string): Promise<void> {
  const heads = await headsOf(tx, heading);
  const was = (await idOf(tx, 'group', from)) ?? null;
  const wasPrimary = (await idOf(tx, 'primary_group', from)) ?? null;
  await tx.execute(sql`
    update ${sql.identifier(table)}
    set head_group = ${heads.head_group ?? null}, head_primarygroup = ${heads.head_primarygroup ?? null}
    where lower(name) = ${heading.name.toLowerCase()} and (head_group = ${was} or head_primarygroup = ${wasPrimary})`);
}

/** Where the family's chart had what is no liability, and no asset. */
const moved: Readonly<Record<string, string>> = {
  'Capital Account': 'Liabilities',
  'Profit & Loss A/C': 'Liabilities',
  'Opening Balance Of Customer': 'Customers',
};

/** Says something of groups of which nobody has said anything yet. */
async function mark(tx: Database, field: string, marks: Readonly<Record<string, string>>): Promise<void> {
  const column = sql.identifier(field);
  for (const [name, value] of Object.entries(marks))
    await tx.execute(
      sql`update "group" set ${column} = ${value} where lower(name) = ${name.toLowerCase()} and ${column} is null`,
    );
}

/** What the money of a group's ledgers moves for; also in a chart that was there before statements of it. */
export const seedCashFlows = (tx: Database): Promise<void> => mark(tx, 'cash_flow', cashFlowGroups);

/** The default chart of accounts. Its accounts cannot be deleted. */
export async function seedChart(tx: Database): Promise<void> {
  await addMissing(
    tx,
    'primary_group',
    'name',
    Object.entries(primaryGroups).map(([name, nature]) => ({ name, nature, ...fixed })),
  );
  for (const group of groups)
    await addMissing(tx, 'group', 'name', [{ name: group.name, ...(await headsOf(tx, group)), ...fixed }]);
  await addLedgers(tx, ledgers);
}

/**
 * What double entry needs of the chart: equity, control, clearing and deferral ledgers, and which groups hold money. In
 * an installation that had the family's chart before, what stood in the wrong place moves.
 */
export async function seedBooks(tx: Database): Promise<void> {
  await seedChart(tx);
  await addLedgers(tx, bookLedgers);
  for (const [name, from] of Object.entries(moved)) {
    const group = groups.find(one => one.name === name);
    const ledger = ledgers.find(one => one.name === name);
    if (group) await move(tx, 'group', group, from);
    if (ledger) await move(tx, 'ledger_account', ledger, from);
  }
  await mark(tx, 'holds', moneyGroups);
  await seedCashFlows(tx);
}

/** Ledgers that came with later documents, in a chart that was there before them. */
export const seedBookLedgers = (tx: Database): Promise<void> => addLedgers(tx, bookLedgers);

/**
 * What donations and dues post to, in a chart that was there before they did. A ledger of funds that was posted to by
 * hand names no causes, and stays as it is beside the one that does.
 */
export async function seedFunds(tx: Database): Promise<void> {
  await tx.execute(
    sql`update ledger_account set ledger_type = 'cash' where lower(name) = 'cash' and ledger_type is null`,
  );
  const isPosted = sql`exists (select 1 from account_log where ledger = ledger_account.id)`;
  const fund = sql`ledger_type = 'donation_fund' and not is_control`;
  await tx.execute(sql`
    update ledger_account set is_control = true, documents_only = true where ${fund} and not ${isPosted}`);
  const { rows } = await tx.execute(sql`update ledger_account set ledger_type = null where ${fund} returning id`);
  const added = bookLedgers.find(({ type }) => type === 'donation_fund');
  if (rows.length > 0 && added) await addLedgers(tx, [{ ...added, name: 'Funds of Causes' }]);
  await addLedgers(tx, bookLedgers);
}
