import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import type { Random } from './random.ts';

// An interface has no index signature, which rows of the driver must have.
type NamedRow = {
  readonly id: number;
  readonly name: string;
};
export interface City extends NamedRow {
  /** How many of the agency's customers live there. */
  readonly weight: number;
  readonly thanas: readonly NamedRow[];
}
export interface Places {
  readonly bangladesh: number;
  readonly cities: readonly City[];
}

/** Where the agency has offices, most customers live. */
const weights: Readonly<Record<string, number>> = {
  Dhaka: 40,
  Chattogram: 20,
  Sylhet: 12,
  Cumilla: 12,
  Rajshahi: 8,
  Gazipur: 8,
};

export async function readPlaces(db: Database): Promise<Places> {
  const country = await db.execute<{ id: number }>(sql`select id from country where country_code = 'BD'`);
  const cities = await db.execute<NamedRow & { thanas: NamedRow[] }>(sql`
    select city.id, city.name, json_agg(json_build_object('id', thana.id, 'name', thana.name) order by thana.id) as thanas
    from city join thana on thana.city = city.id
    where city.country = ${country.rows[0]?.id} group by city.id order by city.id`);
  return {
    bangladesh: country.rows[0]?.id ?? 0,
    cities: cities.rows.map(city => ({ ...city, weight: weights[city.name] ?? 1 })),
  };
}

export interface Home {
  readonly city: City;
  readonly thana: NamedRow;
  readonly address: string;
  readonly postcode: string;
}

export function makeHome(random: Random, { cities }: Places): Home {
  const city = random.weighted(cities);
  return {
    city,
    thana: random.pick(city.thanas),
    address: `House ${random.int(1, 240)}, Road ${random.int(1, 30)}`,
    postcode: String(random.int(10, 94) * 100),
  };
}
