import { addDays } from './calendar.ts';
import { makeFamily, type Person } from './family.ts';
import type { Offer } from './offer.ts';
import type { Pictures } from './pictures.ts';
import { type Home, makeHome, type Places } from './places.ts';
import type { Random } from './random.ts';
import type { Situation } from './stage.ts';

/** What stands before the first pilgrim is written. */
export interface World {
  readonly random: Random;
  readonly today: string;
  readonly places: Places;
  readonly pictures: Pictures;
  readonly branches: readonly { readonly id: number; readonly city: string }[];
  readonly guides: readonly number[];
  readonly staff: readonly number[];
  /** The coming Hajj, of those who have not chosen a package yet. */
  readonly season: NonNullable<Offer['season']>;
  readonly situate: (random: Random, size: number) => Situation;
}

/** Those who travel together, and what they share. */
export interface Party extends Situation {
  readonly people: readonly Person[];
  /** Number of the first of them. */
  readonly first: number;
  readonly home: Home;
  readonly permanentHome: Home;
  readonly branch: number;
  readonly author: number;
  readonly isHajj: boolean;
  readonly isGovernment: boolean;
  readonly livesAbroad: boolean;
  readonly season: NonNullable<Offer['season']>;
  readonly phone: string;
  /** Day on which the file was opened. */
  readonly opened: string;
  readonly roomType: 'double_room' | 'triple_room' | 'quad_room' | 'quint_room';
  readonly room: string;
  readonly bus: string;
  readonly flight: string;
  readonly pnr: string;
  readonly guide: number;
  readonly moallem: number;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Numbers that no operator has given out to subscribers. */
export const demoPhone = (prefix: '7' | '8' | '9', number: number): string =>
  `+8801${prefix}000${String(number % 100_000).padStart(5, '0')}`;

/** A file is opened the earlier, the further it has come. */
function openedOn({ random, today }: World, { rank, offer }: Situation): string {
  const latest = offer && offer.departure < today ? addDays(offer.departure, -10) : today;
  return addDays(latest, -(rank * 14 + random.int(1, 60)));
}

function travelOf({ random }: World) {
  return {
    roomType: random.pick(['double_room', 'triple_room', 'quad_room', 'quad_room', 'quint_room'] as const),
    room: String(random.int(2, 14) * 100 + random.int(1, 40)),
    bus: `Bus ${random.int(1, 12)}`,
    flight: random.pick(['BG 33', 'SV 80', 'XY 59']) + random.int(1, 4),
    pnr: Array.from({ length: 6 }, () => letters[random.int(0, letters.length - 1)]).join(''),
    moallem: random.int(1, 40),
  };
}

export function makeParty(world: World, first: number): Party {
  const { random, places, branches } = world;
  const people = makeFamily(random);
  const situation = world.situate(random, people.length);
  const home = makeHome(random, places);
  const isHajj = situation.offer
    ? situation.offer.type === 'Hajj'
    : situation.status === 'pre_registered' || random.chance(0.6);
  return {
    ...situation,
    people,
    first,
    home,
    permanentHome: random.chance(0.6) ? home : makeHome(random, places),
    branch: (branches.find(branch => branch.city === home.city.name) ?? random.pick(branches)).id,
    author: random.pick(world.staff),
    isHajj,
    isGovernment: isHajj && random.chance(0.08),
    livesAbroad: random.chance(0.05),
    season: situation.offer?.season ?? world.season,
    phone: demoPhone('7', first),
    opened: openedOn(world, situation),
    guide: random.pick(world.guides),
    ...travelOf(world),
  };
}
