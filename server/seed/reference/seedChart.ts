import type { Database } from '../../host.ts';
import { idsByName } from '../idsByName.ts';
import { addMissing } from './addMissing.ts';
import { groups, type Heading, ledgers, primaryGroups } from './chartOfAccounts.ts';

/** The head as it is called here, whatever its case: an office may have made its own. */
async function idOf(tx: Database, table: string, name: string): Promise<number | undefined> {
  const ids = [...(await idsByName(tx, table))];
  return ids.find(([kept]) => kept.toLowerCase() === name.toLowerCase())?.[1];
}

const headsOf = async (tx: Database, { below }: Heading) =>
  'primary' in below
    ? { head_group: null, head_primarygroup: await idOf(tx, 'primary_group', below.primary) }
    : { head_group: await idOf(tx, 'group', below.group), head_primarygroup: null };

/** The default chart of accounts. Its accounts cannot be deleted. */
export async function seedChart(tx: Database): Promise<void> {
  const fixed = { is_deletable: false };
  await addMissing(
    tx,
    'primary_group',
    'name',
    Object.entries(primaryGroups).map(([name, nature]) => ({ name, nature, ...fixed })),
  );
  for (const group of groups)
    await addMissing(tx, 'group', 'name', [{ name: group.name, ...(await headsOf(tx, group)), ...fixed }]);
  for (const ledger of ledgers) {
    const row = {
      name: ledger.name,
      ...(await headsOf(tx, ledger)),
      ledger_type: ledger.type,
      is_active: true,
      ...fixed,
    };
    await addMissing(tx, 'ledger_account', 'name', [row]);
  }
}
