import type { Account } from '#catalog/ledger/chart/chartTree.ts';

/** An account as a line of the tree: how far in it stands, and what stands above it. */
export interface TreeLine {
  readonly account: Account;
  /** From one. */
  readonly level: number;
  readonly above: string | undefined;
}

/** The lines that are seen while some accounts are folded. */
export const linesOf = (
  accounts: readonly Account[],
  isOpen: (account: Account) => boolean,
  level = 1,
  above?: string,
): TreeLine[] =>
  accounts.flatMap(account => [
    { account, level, above },
    ...(isOpen(account) ? linesOf(account.below, isOpen, level + 1, account.key) : []),
  ]);

/** What a key does in a tree. */
export interface KeyWish {
  /** The line that is to have the focus. */
  readonly focus?: string | undefined;
  readonly toggle?: boolean;
}

/**
 * The keys of a tree (the treegrid pattern of ARIA): up and down go along the lines, outwards folds or goes to what
 * stands above, inwards opens or goes to the first below. Undefined for any other key.
 */
export function keyWish(key: string, lines: readonly TreeLine[], at: number, open: boolean): KeyWish | undefined {
  const line = lines[at];
  if (!line) return undefined;
  const hasBelow = line.account.below.length > 0;
  const focusAt = (index: number): KeyWish => ({ focus: lines[index]?.account.key });
  if (key === 'ArrowDown') return focusAt(Math.min(at + 1, lines.length - 1));
  if (key === 'ArrowUp') return focusAt(Math.max(at - 1, 0));
  if (key === 'Home') return focusAt(0);
  if (key === 'End') return focusAt(lines.length - 1);
  if (key === 'in') return hasBelow && !open ? { toggle: true } : hasBelow ? focusAt(at + 1) : {};
  if (key === 'out') return hasBelow && open ? { toggle: true } : { focus: line.above };
  return undefined;
}
