import { dayAfter } from '../../engine/days/days.ts';
import { least } from '../../bills/settlement/Open.ts';
import { type Minor, sum } from '../../engine/money/money.ts';
import { paidOf } from './instalments.ts';

/** An instalment, and what it comes to. */
export interface Part {
  readonly due_date: string;
  readonly amount: Minor;
}

/** Where a booking goes, and what it then has to come to. */
export interface Move {
  /** What is to be paid in all from now on. */
  readonly whole: Minor;
  /** What has been paid, also what goes beyond the instalments. */
  readonly paid: Minor;
  /** Day of the booking. */
  readonly booked: string;
  readonly today: string;
  /** Day of the departure that it goes to. */
  readonly departure: string;
  /** How many days before it all is to be paid, by its package. */
  readonly daysBefore: number;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/** Positions of instalments, the one due first before the others. */
const inOrder = (plan: readonly Part[]): number[] =>
  plan.map((_, at) => at).sort((a, b) => (plan[a]?.due_date ?? '').localeCompare(plan[b]?.due_date ?? ''));

/** The same shares of a rest that the weights are of their whole; what cannot be divided is the last one's. */
function shared(rest: Minor, weights: readonly Minor[], order: readonly number[]): Minor[] {
  const whole = sum(weights);
  const shares = weights.map(weight => (rest * weight) / whole);
  const last = order.findLast(at => (weights[at] ?? 0n) > 0n) ?? 0;
  shares[last] = (shares[last] ?? 0n) + rest - sum(shares);
  return shares;
}

/** What each comes to; undefined where nothing is left unpaid to carry what is still to be paid. */
function amountsOf(plan: readonly Part[], { whole, paid }: Move): readonly Minor[] | undefined {
  const order = inOrder(plan);
  if (paid >= whole) {
    const parts = [...paidOf(plan, whole)];
    const last = order.at(-1) ?? 0;
    // More was paid before than the instalments came to: what of it is due now stands with the last one.
    parts[last] = (parts[last] ?? 0n) + whole - sum(parts);
    return parts;
  }
  const parts = paidOf(plan, paid);
  const unpaid = plan.map(({ amount }, at) => amount - (parts[at] ?? 0n));
  if (sum(unpaid) === 0n) return undefined;
  const shares = shared(whole - paid, unpaid, order);
  return parts.map((part, at) => part + (shares[at] ?? 0n));
}

/** Instalments of one day are one. */
function joined(plan: readonly Part[]): Part[] {
  const days = new Map<string, Minor>();
  for (const { due_date: day, amount } of plan) days.set(day, (days.get(day) ?? 0n) + amount);
  return [...days].map(([due_date, amount]) => ({ due_date, amount }));
}

/**
 * The instalments of a booking that goes to another departure. What is paid of each stays where it is, the unpaid rests
 * share what is still to be paid; one that would be due after they leave falls on the day by which the package wants all
 * paid, but on none that is past, and before nothing that is paid already. Where more is paid than is due they come to
 * what is due, and the rest waits. Undefined where somebody has to plan anew: nothing unpaid, or no day, is left.
 */
export function movedPlan(plan: readonly Part[], move: Move): readonly Part[] | undefined {
  if (plan.length === 0) return [];
  const { whole, paid, booked, today, departure } = move;
  const earliest = later(booked, today);
  const amounts = amountsOf(plan, move);
  if (!amounts || (paid < whole && earliest > departure)) return undefined;
  const parts = paidOf(plan, least(paid, whole));
  const paidDays = plan.flatMap(({ due_date: day }, at) => ((parts[at] ?? 0n) > 0n && day <= departure ? [day] : []));
  const wanted = [dayAfter(departure, -move.daysBefore), earliest, ...paidDays].reduce(later);
  const fallen = wanted < departure ? wanted : departure;
  const dayOf = (day: string): string => (day > departure ? fallen : later(day, booked));
  // An instalment of nothing is none.
  return joined(plan.map(({ due_date: day }, at) => ({ due_date: dayOf(day), amount: amounts[at] ?? 0n }))).filter(
    ({ amount }) => amount > 0n,
  );
}
