import { addDays, hijriDay, nextArafah } from './calendar.ts';

/** A package as the demo sells it; ids follow the order. */
export interface Offer {
  readonly id: number;
  readonly type: 'Hajj' | 'Umrah' | 'Ziyarah' | 'Holiday';
  readonly name: string;
  readonly code: string;
  readonly departure: string;
  readonly return: string;
  readonly price: number;
  readonly seats: number;
  /** How far its page has come; published unless it says otherwise. */
  readonly status?: 'draft' | 'in_review' | 'scheduled';
  /** Year of the Hajj, Gregorian and Hijri. */
  readonly season?: { readonly year: number; readonly hijri: number };
}

type Draft = Omit<Offer, 'id'>;

/** A Hajj package leaves some days before the Day of Arafah; prices in BDT, after those of recent seasons. */
const hajjKinds = [
  { label: 'Economy', code: 'ECO', before: 27, days: 42, price: 549_000 },
  { label: 'Standard', code: 'STD', before: 24, days: 38, price: 685_000 },
  { label: 'Premium', code: 'PRM', before: 18, days: 30, price: 890_000 },
  { label: 'Short', code: 'SHT', before: 9, days: 17, price: 1_150_000 },
  { label: 'VIP', code: 'VIP', before: 7, days: 14, price: 1_650_000 },
] as const;

function hajjOffers(arafah: string, kinds: readonly (typeof hajjKinds)[number][]): Draft[] {
  const season = { year: Number(arafah.slice(0, 4)), hijri: hijriDay(arafah).year };
  return kinds.map(({ label, code, before, days, price }) => {
    const departure = addDays(arafah, -before);
    return {
      type: 'Hajj',
      name: `Hajj ${season.year} (${season.hijri}) ${label}`,
      code: `HAJ-${season.year}-${code}`,
      departure,
      return: addDays(departure, days),
      price,
      seats: 250,
      season,
    };
  });
}

const umrahKinds = [
  { label: 'Economy', code: 'ECO', days: 14, price: 138_000 },
  { label: 'Family', code: 'FAM', days: 12, price: 165_000 },
  { label: 'Premium', code: 'PRM', days: 10, price: 245_000 },
] as const;

/** Days from today on which an Umrah group leaves: some are home again, one is under way, some are being prepared. */
const umrahLeaves = [-150, -95, -25, -18, -6, 9, 18, 33, 47, 75, 110];

function umrahOffer(today: string, leaves: number, index: number): Draft {
  const kind = umrahKinds[index % umrahKinds.length] ?? umrahKinds[0];
  const departure = addDays(today, leaves);
  return {
    type: 'Umrah',
    name: `Umrah ${departure} ${kind.label}`,
    code: `UMR-${departure.slice(2).replaceAll('-', '')}-${kind.code}`,
    departure,
    return: addDays(departure, kind.days),
    price: kind.price,
    seats: 120,
  };
}

interface Journey extends Pick<Offer, 'type' | 'name' | 'code' | 'price' | 'status'> {
  /** Days from today. */
  readonly leaves: number;
  readonly days: number;
}

const journeys: readonly Journey[] = [
  { type: 'Ziyarah', name: 'Istanbul, Bursa and Konya', code: 'ZIY-TUR', leaves: 40, days: 8, price: 168_000 },
  {
    type: 'Ziyarah',
    name: 'Cairo and Sinai',
    code: 'ZIY-EGY',
    leaves: 84,
    days: 7,
    price: 155_000,
    status: 'scheduled',
  },
  {
    type: 'Ziyarah',
    name: 'Samarkand and Bukhara',
    code: 'ZIY-UZB',
    leaves: 130,
    days: 9,
    price: 182_000,
    status: 'in_review',
  },
  { type: 'Holiday', name: "Cox's Bazar and Saint Martin's", code: 'HOL-COX', leaves: 22, days: 4, price: 18_500 },
  {
    type: 'Holiday',
    name: 'Tea gardens of Sylhet',
    code: 'HOL-SYL',
    leaves: 95,
    days: 3,
    price: 12_500,
    status: 'draft',
  },
];

/** 27 packages around a day: the Hajj seasons before, next and after, Umrah groups, and a few other journeys. */
export function makeOffers(today: string): Offer[] {
  const next = nextArafah(today);
  const drafts: Draft[] = [
    // A Hijri year has 354 or 355 days, so this lands on the Hajj before.
    ...hajjOffers(nextArafah(addDays(next, -360)), hajjKinds.slice(0, 3)),
    ...hajjOffers(next, hajjKinds),
    ...hajjOffers(nextArafah(next), hajjKinds.slice(0, 3)),
    ...umrahLeaves.map((leaves, index) => umrahOffer(today, leaves, index)),
    ...journeys.map(({ leaves, days, ...journey }) => ({
      ...journey,
      departure: addDays(today, leaves),
      return: addDays(today, leaves + days),
      seats: 40,
    })),
  ];
  return drafts.map((draft, index) => ({ id: index + 1, ...draft }));
}
