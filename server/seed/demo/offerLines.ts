import type { roomTypes } from '#catalog/hajj/roomTypes.ts';
import { itineraryOf } from './itinerary.ts';
import type { Offer } from './offer.ts';
import type { Pictures } from './pictures.ts';

/** What a bed costs in percent of the price for a room of four, in which most stay. */
const shares = [
  ['double_room', 128],
  ['triple_room', 112],
  ['quad_room', 100],
  ['quint_room', 94],
] as const satisfies readonly (readonly [(typeof roomTypes)[number], number])[];

/** Prices by the room, in whole thousands but for the one of the package itself. */
const roomPrices = ({ price, type }: Offer) =>
  (type === 'Holiday' ? shares.slice(0, 1) : shares).map(([room_type, share]) => ({
    room_type,
    price: `${share === 100 ? price : Math.round((price * share) / 100_000) * 1_000}.00`,
  }));

/** What each drawing of a journey shows, in their order. */
const views = [
  'A mosque with two minarets under a blue sky',
  'A mosque in the light of the evening',
  'A dome between two minarets',
];

const galleryOf = ({ id }: Offer, { journeys }: Pictures) =>
  [id, id + 1].map(place => ({ image: journeys[place % journeys.length], alt: views[place % views.length] }));

/** Rows of the tables behind the lines of packages, by field. */
export function offerLines(offers: readonly Offer[], pictures: Pictures) {
  const rowsOf = <L extends object>(lines: (offer: Offer) => readonly L[]) =>
    offers.flatMap(offer => lines(offer).map((line, position) => ({ owner: offer.id, position, ...line })));
  return {
    itinerary: rowsOf(itineraryOf),
    room_prices: rowsOf(roomPrices),
    gallery: rowsOf(offer => galleryOf(offer, pictures)),
  };
}
