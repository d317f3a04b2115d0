import { sql } from 'drizzle-orm';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Database } from '#server/platform/services/Database.ts';

interface Place extends Record<string, unknown> {
  readonly name: string;
  readonly street: string | null;
  readonly more: string | null;
  readonly thana: string | null;
  readonly city: string | null;
  readonly post: string | null;
  readonly country: string | null;
}

interface Recipient extends Place {
  readonly phone: string | null;
  readonly email: string | null;
}

const isTold = (text: string | null): text is string => text !== null && text.trim() !== '';

/** Street, then the places that it lies in, from the nearest one. */
const addressOf = ({ street, more, thana, city, post, country }: Place): string =>
  [street, more, [[thana, city].filter(isTold).join(', '), post].filter(isTold).join(' '), country]
    .filter(isTold)
    .join('\n');

/** Whom a parcel goes to. */
export async function readRecipient(db: Database, id: number): Promise<SideFacts> {
  const { rows } = await db.execute<Recipient>(sql`
    select one.name, one.phone, one.email, street_address as street, null as more, postal_code as post,
      thana.name as thana, city.name as city, country.name as country
    from shippingaddress as one left join thana on thana.id = one.thana left join city on city.id = one.city
      left join country on country.id = one.country
    where one.id = ${id}`);
  const [found] = rows;
  if (!found) throw new Error(`no address ${id}`);
  return {
    name: found.name,
    address: addressOf(found),
    phone: found.phone ?? '',
    email: found.email ?? '',
    numbers: [],
  };
}

/** Where a parcel leaves; the country is that of everybody there. */
export async function readSender(db: Database, branch: number): Promise<{ name: string; address: string }> {
  const { rows } = await db.execute<Place>(sql`
    select one.name, street_address_one as street, street_address_two as more, postal_code as post,
      thana.name as thana, city.name as city, null as country
    from branch as one left join thana on thana.id = one.thana left join city on city.id = one.city
    where one.id = ${branch}`);
  const [found] = rows;
  return { name: found?.name ?? '', address: found ? addressOf(found) : '' };
}
