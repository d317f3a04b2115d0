import { groupBy, mapValues, sortBy } from 'es-toolkit';
import { addDays } from '../calendar.ts';
import type { Ground } from '../ground.ts';
import { written } from '../ground.ts';
import type { Random } from '../random.ts';

export interface Member {
  readonly id: number;
  readonly joined: string;
  readonly subscription: 'active' | 'paused' | 'cancelled';
  readonly monthly: string;
}

/** What had become of the bills by the number of months that have passed since. */
const fates = [
  [
    { state: 'paid', weight: 45 },
    { state: 'due', weight: 55 },
  ],
  [
    { state: 'paid', weight: 75 },
    { state: 'due', weight: 19 },
    { state: 'missed', weight: 6 },
  ],
  [
    { state: 'paid', weight: 90 },
    { state: 'due', weight: 2 },
    { state: 'missed', weight: 8 },
  ],
] as const;

const ORDER = ['paid', 'missed', 'due'];
const MONTHS = 6;
/** How many months ago whoever is billed no longer had the last bill. */
const STOPPED = 3;

/** First days of the last months, the oldest first. */
function monthsBefore(today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + 1 + index, 1)).toISOString().slice(0, 10),
  );
}

const isBilled = (member: Member, month: string, ago: number): boolean =>
  member.joined < month && (member.subscription === 'active' || ago >= STOPPED);

/** What is billed first is paid first: the unpaid months of a member are the last ones. */
function oldestPaid<R extends { readonly member: number; readonly status: string }>(rows: readonly R[]): R[] {
  const states = mapValues(
    groupBy(rows, ({ member }) => member),
    own => sortBy(own, [({ status }) => ORDER.indexOf(status)]).map(({ status }) => status),
  );
  return rows.map(row => ({ ...row, status: states[row.member]?.shift() ?? row.status }));
}

/** Bills of half a year, month by month. */
export function subscriptionRows(ground: Ground, random: Random, members: readonly Member[]) {
  const rows = monthsBefore(ground.today).flatMap((month, index) => {
    const ago = MONTHS - 1 - index;
    const fate = fates[Math.min(ago, fates.length - 1)] ?? fates[0];
    return members
      .filter(member => isBilled(member, month, ago))
      .map(member => ({
        member: member.id,
        subscription_date: month,
        amount: member.monthly,
        // Who is billed today has not paid yet.
        status:
          month < addDays(ground.today, -1) ? random.weighted<{ state: string; weight: number }>(fate).state : 'due',
        note: random.chance(0.05) ? 'Paid together with the month before.' : null,
        ...written(ground, month, random.pick(ground.staff)),
      }));
  });
  return oldestPaid(rows);
}
