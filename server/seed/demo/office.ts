import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import { insertMany, insertNumbered, type Row } from '../insertMany.ts';
import { branches, departments, posts, tourTypes } from './agency.ts';
import { addDays } from './calendar.ts';
import type { Offer } from './offer.ts';
import { offerLines } from './offerLines.ts';
import { offerText } from './offerText.ts';
import type { Pictures } from './pictures.ts';
import type { Places } from './places.ts';

const branchRows = ({ bangladesh, cities }: Places): Row[] =>
  branches.map(({ name, city, thana, street, postcode }) => {
    const town = cities.find(one => one.name === city);
    return {
      name,
      country: bangladesh,
      city: town?.id ?? null,
      thana: town?.thanas.find(one => one.name === thana)?.id ?? null,
      street_address_one: street,
      postal_code: postcode,
      is_active: true,
    };
  });

const hajjIncludes =
  'Visa, air ticket, hotels in Makkah and Madinah, tents in Mina and Arafah, three meals a day, guide, ziyarah.';
const included: Readonly<Record<Offer['type'], string>> = {
  Hajj: hajjIncludes,
  Umrah: 'Visa, air ticket, hotels in Makkah and Madinah, breakfast, transfers, ziyarah.',
  Ziyarah: 'Air ticket, hotels, breakfast, transfers, guide.',
  Holiday: 'Transport, hotel, breakfast.',
};

/** Days after the return for which a package stays on the website. */
const SHOWN = 30;

/** What is long over has left the website; its next season follows it. */
const statusOf = (offer: Offer, today: string): string =>
  offer.status ?? (addDays(offer.return, SHOWN) < today ? 'archived' : 'published');

const offerRows = (
  offers: readonly Offer[],
  { journeys }: Pictures,
  { scale, today }: { scale: number; today: string },
): Row[] =>
  offers.map((offer, index) => ({
    name: offer.name,
    code: offer.code,
    tour_type: tourTypes.findIndex(one => one.name === offer.type) + 1,
    departure_date: offer.departure,
    return_date: offer.return,
    duration_days: (Date.parse(offer.return) - Date.parse(offer.departure)) / 86_400_000,
    price: `${offer.price}.00`,
    seats: offer.seats * scale,
    inclusions: included[offer.type],
    exclusions: offer.type === 'Hajj' ? 'Qurbani, personal expenses, lunch on travel days.' : 'Personal expenses.',
    details: offerText(offer),
    image: journeys[index % journeys.length] ?? null,
    status: statusOf(offer, today),
    publish_at: offer.status === 'scheduled' ? `${addDays(today, 10)}T03:00:00Z` : null,
    is_featured: offer.type === 'Hajj' && offer.season !== undefined && offer.price < 700_000,
  }));

/** Offices, departments, posts, and what the agency sells. */
export async function seedOffice(
  db: Database,
  {
    places,
    offers,
    pictures,
    ...when
  }: { places: Places; offers: readonly Offer[]; pictures: Pictures; scale: number; today: string },
): Promise<void> {
  await insertNumbered(db, 'branch', branchRows(places));
  await insertNumbered(
    db,
    'department',
    departments.map(name => ({ name })),
  );
  await insertNumbered(
    db,
    'designation',
    posts.map(({ designation }) => ({ name: designation })),
  );
  await insertNumbered(db, 'tour_type', tourTypes);
  await insertNumbered(db, 'tour_package', offerRows(offers, pictures, when));
  for (const [field, rows] of Object.entries(offerLines(offers, pictures)))
    await insertMany(db, `tour_package_${field}`, rows);
}

export async function roleIds(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from role`);
  return new Map(rows.map(role => [role.name, role.id]));
}
