import { addDays } from '../calendar.ts';
import { type Ground, scaled, written } from '../ground.ts';
import type { Member } from '../people/subscriptions.ts';
import type { Random } from '../random.ts';
import { type CauseFacts, causes } from './causes.ts';

const DONATIONS = 200;
const LEAST = 40;

interface Stage {
  readonly status: string;
  readonly weight: number;
  /** Days that have passed since. */
  readonly ago: readonly [from: number, to: number];
}

/** How far a donation has come, and how long ago it was made. */
const stages: readonly Stage[] = [
  { status: 'pledged', weight: 14, ago: [1, 25] },
  { status: 'received', weight: 20, ago: [1, 40] },
  { status: 'receipted', weight: 44, ago: [4, 165] },
  { status: 'allocated', weight: 17, ago: [45, 170] },
  { status: 'refunded', weight: 5, ago: [10, 120] },
];

const amounts = [
  { amount: '500.00', weight: 20 },
  { amount: '1000.00', weight: 28 },
  { amount: '2500.00', weight: 16 },
  { amount: '5000.00', weight: 16 },
  { amount: '1234.50', weight: 4 },
  { amount: '10000.00', weight: 10 },
  { amount: '25000.00', weight: 4 },
  { amount: '50000.00', weight: 2 },
];

const messages = [
  'For my parents.',
  'In memory of my brother.',
  'Please use it where it is needed most.',
  'আল্লাহ কবুল করুন।',
  'تقبل الله منا ومنكم',
];

export interface Method {
  readonly id: number;
  readonly isCash: boolean;
}

interface Giving {
  readonly members: readonly Member[];
  readonly methods: readonly Method[];
}

/** A day on which the cause was open, as near as can be to what the stage says. */
function givenOn({ today }: Ground, random: Random, { starts, ends }: CauseFacts, { ago }: Stage): string {
  const days = Math.min(-random.int(...ago), ends, -1);
  return addDays(today, Math.max(days, starts));
}

function makeDonation(ground: Ground, random: Random, { members, methods }: Giving) {
  const cause = random.weighted(causes);
  const stage = random.weighted(stages);
  // What is no longer collected for is not promised either.
  const status = cause.ends < 0 && stage.status === 'pledged' ? 'allocated' : stage.status;
  const method = status === 'pledged' ? null : random.pick(methods);
  const day = givenOn(ground, random, cause, stage);
  return {
    status,
    cause: causes.indexOf(cause) + 1,
    member: random.pick(members).id,
    amount: random.weighted(amounts).amount,
    donated_on: day,
    payment_method: method?.id ?? null,
    payment_number: !method || method.isCash ? null : `TX${random.int(100_000, 999_999)}`,
    message: random.chance(0.3) ? random.pick(messages) : null,
    ...written(ground, day, random.pick(ground.staff)),
  };
}

/** Donations of half a year in all their states, in the order of their days. */
export function donationRows(ground: Ground, random: Random, giving: Giving) {
  const rows = Array.from({ length: scaled(DONATIONS, ground.scale, LEAST) }, () =>
    makeDonation(ground, random, giving),
  );
  return rows.sort((a, b) => (a.donated_on < b.donated_on ? -1 : Number(a.donated_on > b.donated_on)));
}
