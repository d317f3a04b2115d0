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

/** The default chart of accounts, which cannot be deleted, and what double entry needs beyond the family's. */
export async function seedChart(tx: Database): Promise<void> {
  await addMissing(
    tx,
    'primary_group',
    'name',
    Object.entries(primaryGroups).map(([name, nature]) => ({ name, nature, ...fixed })),
  );
  for (const group of groups) {
    const row = {
      name: group.name,
      ...(await headsOf(tx, group)),
      holds: moneyGroups.get(group.name) ?? null,
      cash_flow: cashFlowGroups.get(group.name) ?? null,
      ...fixed,
    };
    await addMissing(tx, 'group', 'name', [row]);
  }
  await addLedgers(tx, [...ledgers, ...bookLedgers]);
}
