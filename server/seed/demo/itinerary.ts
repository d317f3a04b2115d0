import { daysBetween } from '#catalog/engine/days/days.ts';
import type { tourPackage } from '#catalog/website/tourPackage.ts';
import type { Row } from '#catalog/engine/defineEntity.ts';
import { nextArafah } from './calendar.ts';
import type { Offer } from './offer.ts';

type Day = NonNullable<Row<typeof tourPackage>['itinerary']>[number];

const day = (number: number, title: string, details: string | null = null): Day => ({ day: number, title, details });

function hajjDays({ departure }: Offer, last: number): Day[] {
  const arafah = daysBetween(departure, nextArafah(departure)) + 1;
  return [
    day(1, 'Flight to Jeddah', 'Ihram is put on before boarding; check-in closes three hours before departure.'),
    day(2, 'Umrah in Makkah'),
    day(arafah - 1, 'To Mina', 'Night in the tents.'),
    day(arafah, 'Arafah and Muzdalifah', 'From noon to sunset in Arafah, the night under the open sky.'),
    day(arafah + 1, 'Stoning, sacrifice and tawaf'),
    day(arafah + 4, 'Back to the hotel in Makkah'),
    day(last, 'Flight home'),
  ];
}

const umrahDays = (last: number): Day[] => [
  day(1, 'Flight to Jeddah', 'Ihram is put on before boarding.'),
  day(2, 'Umrah in Makkah'),
  day(4, 'Ziyarah of Makkah', 'Mina, Arafah, Jabal al-Nur.'),
  day(last - 3, 'To Madinah'),
  day(last - 1, 'Ziyarah of Madinah', 'Quba, Uhud, the two qiblas.'),
  day(last, 'Flight home'),
];

const otherDays = (last: number): Day[] => [
  day(1, 'Arrival', 'Transfer to the hotel, a walk before dinner.'),
  day(2, 'With the guide through the town'),
  day(last, 'Journey home'),
];

/** The days of a package that its page tells. */
export function itineraryOf(offer: Offer): Day[] {
  const last = daysBetween(offer.departure, offer.return) + 1;
  if (offer.type === 'Hajj') return hajjDays(offer, last);
  return offer.type === 'Umrah' ? umrahDays(last) : otherDays(last);
}
