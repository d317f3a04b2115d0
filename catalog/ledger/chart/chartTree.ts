import { sumBy } from 'es-toolkit';
import { type Minor, toMinor } from '../../engine/money/money.ts';

/** What stands in the chart of accounts, from its heads down to what is posted to. */
export type AccountKind = 'primary_group' | 'group' | 'ledger_account';

/** A record of the chart as it comes: what stands above it, and what a ledger has besides. */
export interface ChartRecord {
  readonly id: number;
  readonly name: string;
  readonly code?: string | null;
  readonly head_group?: number | null;
  readonly head_primarygroup?: number | null;
  readonly is_active?: boolean;
}

export type ChartRecords = Readonly<Record<AccountKind, readonly ChartRecord[]>>;

/** An account with all that stands below it. */
export interface Account {
  /** Tells it from the accounts of other kinds, which have ids of their own. */
  readonly key: string;
  readonly kind: AccountKind;
  readonly id: number;
  readonly name: string;
  readonly code: string | null;
  readonly isActive: boolean;
  /** Debit less credit, its own or the sum of those below (rule L2); undefined where balances are not known. */
  readonly balance: Minor | undefined;
  readonly below: readonly Account[];
}

const keyOf = (kind: AccountKind, id: number): string => `${kind} ${id}`;

const headOf = ({ head_group: group, head_primarygroup: primary }: ChartRecord): string | undefined => {
  if (typeof group === 'number') return keyOf('group', group);
  return typeof primary === 'number' ? keyOf('primary_group', primary) : undefined;
};

/** Minor units are summed as they are: a group's balance is that of its ledgers, to the last one. */
const total = (accounts: readonly Account[]): Minor => accounts.reduce((sum, one) => sum + (one.balance ?? 0n), 0n);

const byName = (a: ChartRecord, b: ChartRecord) =>
  (a.code ?? '').localeCompare(b.code ?? '', 'en', { numeric: true }) || a.name.localeCompare(b.name);

/** The chart as a tree, primary groups first, groups before ledgers; `balances` are decimals by ledger. */
export function chartTree(records: ChartRecords, balances: ReadonlyMap<number, string> | undefined): Account[] {
  const below = new Map<string, [AccountKind, ChartRecord][]>();
  for (const kind of ['group', 'ledger_account'] as const)
    for (const record of records[kind].toSorted(byName)) {
      const head = headOf(record);
      if (head !== undefined) below.set(head, [...(below.get(head) ?? []), [kind, record]]);
    }
  const accountOf = (kind: AccountKind, { id, name, code, is_active }: ChartRecord): Account => {
    const key = keyOf(kind, id);
    const under = (below.get(key) ?? []).map(([each, record]) => accountOf(each, record));
    const own = balances && (kind === 'ledger_account' ? toMinor(balances.get(id) ?? '0') : total(under));
    return { key, kind, id, name, code: code ?? null, isActive: is_active !== false, balance: own, below: under };
  };
  return records.primary_group.map(record => accountOf('primary_group', record));
}

interface Sought {
  /** Part of a name or a code; nothing shows all. */
  readonly words: string;
  /** Whether closed ledgers are shown as well. */
  readonly withClosed: boolean;
}

/** What of a chart is looked for: accounts that are called so, with what stands above and below them. */
export function soughtAccounts(accounts: readonly Account[], { words, withClosed }: Sought): Account[] {
  const sought = words.trim().toLocaleLowerCase();
  const isCalled = ({ name, code }: Account) =>
    [name, code ?? ''].some(text => text.toLocaleLowerCase().includes(sought));
  return accounts.flatMap(account => {
    if (!account.isActive && !withClosed) return [];
    const isMeant = isCalled(account);
    const below = soughtAccounts(account.below, { words: isMeant ? '' : sought, withClosed });
    return isMeant || below.length > 0 ? [{ ...account, below }] : [];
  });
}

/** How many ledgers stand in a tree. */
export const ledgersIn = (accounts: readonly Account[]): number =>
  sumBy(accounts, one => (one.kind === 'ledger_account' ? 1 : ledgersIn(one.below)));
