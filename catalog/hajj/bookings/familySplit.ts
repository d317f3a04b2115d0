import { least } from '../../bills/settlement/Open.ts';
import { fromMinor, type Minor, split, sum } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';

/** A booking's part of one payment; null shares what the others leave of the whole, by what is still owed. */
export interface FamilyShare {
  readonly amount: Minor | null;
  readonly owed: Minor;
  /** What of that is due now, and comes before the rest; all of it where nothing is said. */
  readonly due?: Minor;
}

/** What a booking still owes; nothing where more is paid than is due. */
export const owedOf = ({ due, paid }: { readonly due: Minor; readonly paid: Minor }): Minor =>
  due > paid ? due - paid : 0n;

const openOf = (shares: readonly FamilyShare[]) => shares.filter(({ amount }) => amount === null);
const toldOf = (shares: readonly FamilyShare[]): Minor => sum(shares.map(({ amount }) => amount ?? 0n));

/** Why one payment cannot be split so; without a whole each share tells its own amount. */
export function splitObjections(shares: readonly FamilyShare[], whole: Minor | null): Violation[] {
  const small = (field: string) => violation(field, 'too_small', { min: '0.01' });
  const atShares = shares.flatMap(({ amount }, at) => {
    if (amount === null) return whole === null ? [violation(`shares.${at}.amount`, 'required')] : [];
    return amount > 0n ? [] : [small(`shares.${at}.amount`)];
  });
  if (whole === null || atShares.length > 0) return atShares;
  if (whole <= 0n) return [small('amount')];
  const [open, rest] = [openOf(shares), whole - toldOf(shares)];
  if (rest < 0n || (open.length === 0 && rest > 0n))
    return [violation('shares', 'shares_total', { amount: fromMinor(whole) })];
  return rest > 0n && open.every(({ owed }) => owed === 0n) ? [violation('amount', 'nothing_due')] : [];
}

/** Over what is due now, then over what is owed besides; what is more than all of that as it is owed. */
function splitInTurn(whole: Minor, open: readonly FamilyShare[]): readonly Minor[] {
  const owed = open.map(one => one.owed);
  const due = open.map(one => least(one.owed, one.due ?? one.owed));
  let [left, parts]: [Minor, Minor[]] = [whole, open.map(() => 0n)];
  const give = (amount: Minor, weights: readonly Minor[]) => {
    if (amount <= 0n) return;
    const more = split(amount, weights);
    parts = parts.map((part, at) => part + (more[at] ?? 0n));
    left -= amount;
  };
  for (const weights of [due, owed.map((amount, at) => amount - (due[at] ?? 0n))])
    give(least(left, sum(weights)), weights);
  give(left, owed);
  return parts;
}

/**
 * What each booking gets of one payment, exactly (rule R2): what is due now before what is not yet; who owes nothing gets
 * none of what is split, and nobody more than is owed unless the whole is more than all owe.
 */
export function familySplit(shares: readonly FamilyShare[], whole: Minor | null): readonly Minor[] {
  const rest = whole === null ? 0n : whole - toldOf(shares);
  const parts = rest > 0n ? splitInTurn(rest, openOf(shares)) : [];
  let at = 0;
  return shares.map(({ amount }) => amount ?? parts[at++] ?? 0n);
}

/** Where a booking would get more than it owes; for a sound split alone. */
export function beyondOwed(shares: readonly FamilyShare[], whole: Minor | null): Violation[] {
  const parts = familySplit(shares, whole);
  const beyond = shares.map(({ amount, owed }, at) => ({ at, amount, isBeyond: (parts[at] ?? 0n) > owed }));
  const found = beyond.filter(({ isBeyond }) => isBeyond);
  return [
    ...(found.some(({ amount }) => amount === null) ? [violation('amount', 'over_owed_together')] : []),
    ...found.flatMap(({ at, amount }) => (amount === null ? [] : [violation(`shares.${at}.amount`, 'over_owed')])),
  ];
}
