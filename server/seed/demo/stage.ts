import { daysBetween } from '#catalog/engine/days/days.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import type { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import type { Offer } from './offer.ts';
import type { Random } from './random.ts';

/** How far a file has come: a pilgrim at a rank has everything that the earlier ranks ask for. */
export const rank = {
  enquiry: 0,
  preRegistered: 1,
  registered: 2,
  collecting: 3,
  complete: 4,
  visaAsked: 5,
  visaIssued: 6,
  ready: 7,
} as const;

type Status = Row<typeof hajjPassengerInfo>['status'];

interface Stage {
  readonly status: Status;
  /** Ranks that a file in this state may have reached; more than one where it left the path on the way. */
  readonly ranks: readonly [from: number, to: number];
  readonly weight: number;
  /** Days from today to the departure of a package that fits the state. */
  readonly leaves: readonly [from: number, to: number];
  /** Days from today to its return. */
  readonly returns?: readonly [from: number, to: number];
  /** How many have chosen a package where the state does not ask for one. */
  readonly chosen?: number;
}

const FAR = 100_000;

const stages: readonly Stage[] = [
  { status: 'enquiry', ranks: [rank.enquiry, rank.enquiry], weight: 8, leaves: [10, FAR], chosen: 0.3 },
  {
    status: 'pre_registered',
    ranks: [rank.preRegistered, rank.preRegistered],
    weight: 14,
    leaves: [90, FAR],
    chosen: 0.4,
  },
  { status: 'registered', ranks: [rank.registered, rank.registered], weight: 12, leaves: [40, FAR] },
  { status: 'documents_pending', ranks: [rank.collecting, rank.collecting], weight: 12, leaves: [30, 400] },
  { status: 'documents_complete', ranks: [rank.complete, rank.complete], weight: 11, leaves: [30, 400] },
  { status: 'visa_in_process', ranks: [rank.visaAsked, rank.visaAsked], weight: 8, leaves: [20, 110] },
  { status: 'visa_issued', ranks: [rank.visaIssued, rank.visaIssued], weight: 6, leaves: [8, 50] },
  { status: 'ready_to_travel', ranks: [rank.ready, rank.ready], weight: 5, leaves: [1, 25] },
  { status: 'travelling', ranks: [rank.ready, rank.ready], weight: 3, leaves: [-20, -1], returns: [1, FAR] },
  { status: 'returned', ranks: [rank.ready, rank.ready], weight: 4, leaves: [-90, -1], returns: [-30, -1] },
  { status: 'closed', ranks: [rank.ready, rank.ready], weight: 11, leaves: [-FAR, -1], returns: [-FAR, -31] },
  { status: 'cancelled', ranks: [rank.preRegistered, rank.visaAsked], weight: 3, leaves: [20, FAR] },
  { status: 'transferred', ranks: [rank.registered, rank.complete], weight: 2, leaves: [20, FAR] },
  { status: 'lost', ranks: [rank.enquiry, rank.enquiry], weight: 1, leaves: [10, FAR], chosen: 0.2 },
];

export interface Situation {
  readonly status: Status;
  readonly rank: number;
  readonly offer: Offer | null;
}

const within = (days: number, [from, to]: readonly [number, number]): boolean => days >= from && days <= to;

const fits = (offer: Offer, stage: Stage, today: string): boolean =>
  within(daysBetween(today, offer.departure), stage.leaves) &&
  (!stage.returns || within(daysBetween(today, offer.return), stage.returns)) &&
  (stage.status !== 'pre_registered' || offer.type === 'Hajj');

/** States in which a pilgrim holds no seat. */
const withdrawn = new Set<Status>(['cancelled', 'transferred', 'lost', 'replaced', 'transferred_out']);

/** Rarer ends of files that have come as far: they take their turns. */
const turns: Partial<Record<Status, readonly Status[]>> = {
  transferred: ['transferred', 'replaced', 'transferred', 'transferred_out'],
  closed: ['closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'closed', 'no_show'],
};

/**
 * Draws a state, and a package whose days agree with it and which has seats left for so many. Fuller packages are
 * chosen less often.
 */
export function situations(offers: readonly Offer[], { today, scale }: { today: string; scale: number }) {
  const fitting = stages.map(stage => ({ ...stage, offers: offers.filter(offer => fits(offer, stage, today)) }));
  const left = new Map(offers.map(offer => [offer.id, offer.seats * scale]));
  const taken = new Map<Status, number>();
  const turnOf = (status: Status): Status => {
    const at = taken.get(status) ?? 0;
    taken.set(status, at + 1);
    const ends = turns[status] ?? [status];
    return ends[at % ends.length] ?? status;
  };
  return function situate(random: Random, size: number): Situation {
    const { status: drawn, ranks, chosen, offers: possible } = random.weighted(fitting);
    const status = turnOf(drawn);
    const situation = { status, rank: random.int(...ranks) };
    if (chosen !== undefined && !random.chance(chosen)) return { ...situation, offer: null };
    const open = possible.map(offer => ({ offer, weight: left.get(offer.id) ?? 0 })).filter(one => one.weight >= size);
    if (open.length === 0) return situate(random, size);
    const { offer, weight } = random.weighted(open);
    if (!withdrawn.has(status)) left.set(offer.id, weight - size);
    return { ...situation, offer };
  };
}
