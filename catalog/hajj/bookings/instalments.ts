import { least } from '../../accounts/settlement/Open.ts';
import { type Minor, split, sum } from '../../money.ts';

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
