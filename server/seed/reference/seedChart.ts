import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Row } from '../insertMany.ts';
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

/** Ids of the heads as they are called here, whatever their case: an office may have made its own. */
const idsOf = async (tx: Database, table: string): Promise<Map<string, number>> =>
  new Map([...(await idsByName(tx, table))].toReversed().map(([name, id]) => [name.toLowerCase(), id]));

/** Where a heading stands, once those above it are there. */
async function placer(tx: Database): Promise<(heading: Heading) => Row> {
  const [primary, group] = [await idsOf(tx, 'primary_group'), await idsOf(tx, 'group')];
  return ({ below }) => ({
    head_group: 'group' in below ? group.get(below.group.toLowerCase()) : null,
    head_primarygroup: 'primary' in below ? primary.get(below.primary.toLowerCase()) : null,
  });
}

const fixed = { is_deletable: false };

/** In their order, as many together as stand below none of each other. */
function inSteps(all: readonly Heading[]): Heading[][] {
  const steps: Heading[][] = [];
  for (const heading of all) {
    const { below } = heading;
    const last = steps.at(-1);
    if (last && !('group' in below && last.some(({ name }) => name === below.group))) last.push(heading);
    else steps.push([heading]);
  }
  return steps;
}

async function addGroups(tx: Database, all: readonly Heading[]): Promise<void> {
  const placed = await placer(tx);
  const rows = all.map(heading => ({
    name: heading.name,
    ...placed(heading),
    holds: moneyGroups.get(heading.name) ?? null,
    cash_flow: cashFlowGroups.get(heading.name) ?? null,
    ...fixed,
  }));
  await addMissing(tx, 'group', 'name', rows);
}

async function addLedgers(tx: Database, all: readonly Ledger[]): Promise<void> {
  const placed = await placer(tx);
  const rows = all.map(ledger => ({
    name: ledger.name,
    ...placed(ledger),
    ledger_type: ledger.type,
    is_active: true,
    is_control: ledger.control ?? false,
    documents_only: ledger.documents ?? false,
    ...fixed,
  }));
  await addMissing(tx, 'ledger_account', 'name', rows);
}

/** The default chart of accounts, which cannot be deleted, and what double entry needs beyond the family's. */
export async function seedChart(tx: Database): Promise<void> {
  await addMissing(
    tx,
    'primary_group',
    'name',
    Object.entries(primaryGroups).map(([name, nature]) => ({ name, nature, ...fixed })),
  );
  await mapInOrder(inSteps(groups), step => addGroups(tx, step));
  await addLedgers(tx, [...ledgers, ...bookLedgers]);
}
