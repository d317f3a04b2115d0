import { sql } from 'drizzle-orm';
import type { Database } from '../../host.ts';
import { continueIds, insertMany, type Row } from '../insertMany.ts';
import { branches, departments, posts, tourTypes } from './agency.ts';
import type { Offer } from './offer.ts';
import type { Pictures } from './pictures.ts';
import type { Places } from './places.ts';

/** Rows numbered from 1 in their order, by which the rest of the demo refers to them. */
async function insertNumbered(db: Database, table: string, rows: readonly Row[]): Promise<void> {
  await insertMany(db, table, rows.map((row, index) => ({ id: index + 1, ...row })));
  await continueIds(db, table);
}

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

const hajjIncludes = 'Visa, air ticket, hotels in Makkah and Madinah, tents in Mina and Arafah, three meals a day, guide, ziyarah.';
const included: Readonly<Record<Offer['type'], string>> = {
  Hajj: hajjIncludes,
  Umrah: 'Visa, air ticket, hotels in Makkah and Madinah, breakfast, transfers, ziyarah.',
  Ziyarah: 'Air ticket, hotels, breakfast, transfers, guide.',
  Holiday: 'Transport, hotel, breakfast.',
};

const offerRows = (offers: readonly Offer[], { journeys }: Pictures, scale: number): Row[] =>
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
    image: journeys[index % journeys.length] ?? null,
    status: 'published',
  }));

/** Offices, departments, posts, and what the agency sells. */
export async function seedOffice(
  db: Database,
  { places, offers, pictures, scale }: { places: Places; offers: readonly Offer[]; pictures: Pictures; scale: number },
): Promise<void> {
  await insertNumbered(db, 'branch', branchRows(places));
  await insertNumbered(db, 'department', departments.map(name => ({ name })));
  await insertNumbered(db, 'designation', posts.map(({ designation }) => ({ name: designation })));
  await insertNumbered(db, 'tour_type', tourTypes);
  await insertNumbered(db, 'tour_package', offerRows(offers, pictures, scale));
}

export async function roleIds(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`select id, name from role`);
  return new Map(rows.map(role => [role.name, role.id]));
}
