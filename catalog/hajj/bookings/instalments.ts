import { least } from '../../bills/settlement/Open.ts';
import { fromMinor, type Minor, split, sum } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';

/** An instalment as somebody plans it; null shares what the others leave of the whole. */
export interface Planned {
  readonly due_date: string;
  readonly amount: Minor | null;
}

/**
 * What each instalment comes to, so that they make up the whole exactly (rule R2): three of 10,000.00 are 3,333.34,
 * 3,333.33 and 3,333.33. Undefined where they come to something else than the whole.
 */
export function instalmentsOf(planned: readonly Planned[], whole: Minor): readonly Minor[] | undefined {
  const told = sum(planned.flatMap(({ amount }) => (amount === null ? [] : [amount])));
  const open = planned.filter(({ amount }) => amount === null).length;
  if (told > whole || (open === 0 && told !== whole)) return undefined;
  if (open === 0) return planned.map(({ amount }) => amount ?? 0n);
  const parts = split(
    whole - told,
    Array.from({ length: open }, () => 1n),
  );
  let at = 0;
  return planned.map(({ amount }) => amount ?? parts[at++] ?? 0n);
}

/** What has been paid of each instalment, the one due first before the others. */
export function paidOf(
  plan: readonly { readonly due_date: string; readonly amount: Minor }[],
  paid: Minor,
): readonly Minor[] {
  const parts = plan.map(() => 0n);
  let rest = paid;
  const order = plan
    .map((_, at) => at)
    .sort((a, b) => (plan[a]?.due_date ?? '').localeCompare(plan[b]?.due_date ?? ''));
  for (const at of order) {
    const part = least(rest, plan[at]?.amount ?? 0n);
    parts[at] = part;
    rest -= part;
  }
  return parts;
}

interface Bounds {
  readonly whole: Minor;
  /** Day of the booking. */
  readonly from: string;
  /** Day of the departure. */
  readonly to: string;
}

/** Lines that would come to nothing because the others make up the whole already. */
export function emptyLines(planned: readonly Planned[], whole: Minor): Violation[] {
  const parts = instalmentsOf(planned, whole);
  return planned.flatMap(({ amount }, at) =>
    amount === null && parts?.[at] === 0n ? [violation(`instalments.${at}.amount`, 'instalment_empty')] : [],
  );
}

/** What is wrong with a plan once the terms stand, at its lines. */
export function planObjections(planned: readonly Planned[], { whole, from, to }: Bounds): Violation[] {
  const atLines = planned.flatMap(({ due_date, amount }, at) => [
    ...(due_date < from || due_date > to
      ? [violation(`instalments.${at}.due_date`, 'instalment_day', { from, to })]
      : []),
    ...(amount === 0n ? [violation(`instalments.${at}.amount`, 'above_zero')] : []),
  ]);
  const total = violation('instalments', 'instalments_total', { amount: fromMinor(whole) });
  if (instalmentsOf(planned, whole)) return [...atLines, ...emptyLines(planned, whole)];
  const open = planned.flatMap(({ amount }, at) =>
    amount === null ? [violation(`instalments.${at}.amount`, 'instalment_empty')] : [],
  );
  return [...atLines, ...open, total];
}

/** An instalment with what is paid of it. */
interface Part {
  readonly amount: Minor;
  readonly paid: Minor;
}

/**
 * What instalments come to when the whole becomes another: what is paid stays, and the unpaid rest of each carries its
 * share of the new rest. Undefined where they did not make up the whole, more is paid than is now asked, or nothing is
 * left unpaid to carry the rest.
 */
export function repriced(
  parts: readonly Part[],
  { before, after }: { before: Minor; after: Minor },
): Minor[] | undefined {
  if (sum(parts.map(({ amount }) => amount)) !== before) return undefined;
  const rest = after - sum(parts.map(({ paid }) => paid));
  const unpaid = parts.map(({ amount, paid }) => amount - paid);
  if (rest < 0n) return undefined;
  if (sum(unpaid) === 0n) return rest === 0n ? parts.map(({ amount }) => amount) : undefined;
  const shares = split(rest, unpaid);
  return parts.map(({ paid }, at) => paid + (shares[at] ?? 0n));
}
