import { continents, getCountryDataList } from 'countries-list';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/services/Database.ts';
import cities from './geography/cities.json' with { type: 'json' };
import thanas from './geography/thanas.json' with { type: 'json' };
import { idsByName } from './idsByName.ts';
import { insertMany, type Row } from './insertMany.ts';

/**
 * Codes that the source lists though ISO 3166-1 does not: Kosovo is user-assigned, the others are part of Saint Helena.
 */
const NOT_IN_ISO = new Set(['XK', 'AC', 'TA']);

const countries = (): Row[] =>
  getCountryDataList()
    .filter(country => !NOT_IN_ISO.has(country.iso2))
    .map(country => ({
      name: country.name,
      capital_name: country.capital || null,
      country_code: country.iso2,
      country_code2: country.iso3,
      phone_code: country.phone.map(code => `+${code}`).join(', ') || null,
      currency_code: country.currency[0] ?? null,
      continent_name: continents[country.continent],
      continent_code: country.continent,
    }));

async function isEmpty(db: Database, table: string): Promise<boolean> {
  const found = await db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
  return found.rows.length === 0;
}

/**
 * Countries of the world, districts and thanas of Bangladesh. Each table is filled once, while it is empty: a place
 * that the office deleted or renamed stays as the office left it.
 */
export async function seedPlaces(db: Database): Promise<void> {
  if (await isEmpty(db, 'country')) await insertMany(db, 'country', countries());
  if (await isEmpty(db, 'city')) {
    const country = (await idsByName(db, 'country')).get('Bangladesh');
    if (country)
      await insertMany(
        db,
        'city',
        cities.map(city => ({ ...city, country })),
      );
  }
  if (await isEmpty(db, 'thana')) {
    const known = await idsByName(db, 'city');
    const placed = thanas.flatMap(thana => (known.has(thana.city) ? [{ ...thana, city: known.get(thana.city) }] : []));
    await insertMany(db, 'thana', placed);
  }
}
