import { writeFileSync } from 'node:fs';
import { districts, upazillas } from 'bd-geojs';
import {
  districtNames,
  districtPositions,
  metropolitanThanas,
  newUpazilas,
  upazilaNames,
} from './geographyCorrections.ts';

/** Derives the geography of Bangladesh in `server/seed/geography` anew: `npx tsx scripts/geography.ts`. */

interface Thana {
  readonly city: string;
  readonly name: string;
  readonly bn_name: string;
  readonly url: string | null;
}

// Bangla letters such as য় have two encodings; the source mixes them.
const bangla = (text: string): string => text.trim().normalize('NFC');
const address = (host: string): string => `http://${host.trim()}`;
const nameOf = (district: string): string => districtNames[district] ?? district;
const ordered = <T extends { readonly name: string }>(rows: T[]): T[] =>
  rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));

const cities = ordered(
  districts.map(district => {
    const name = nameOf(district.name);
    const [lat, lon] = districtPositions[name] ?? [district.lat, district.lon];
    return { name, bn_name: bangla(district.bn_name), lat, lon, url: address(district.url) };
  }),
);

function upazilasOf(id: string, city: string): Thana[] {
  return upazillas
    .filter(upazila => upazila.district_id === id)
    .map(upazila => {
      const now = upazilaNames[`${city}/${upazila.name}`] ?? upazila.name;
      const [name, bn] = typeof now === 'string' ? [now, upazila.bn_name] : now;
      return { city, name, bn_name: bangla(bn), url: address(upazila.url) };
    });
}

function thanasOf(id: string, city: string): Thana[] {
  const added = [...(newUpazilas[city] ?? []), ...(metropolitanThanas[city] ?? [])];
  return ordered([
    ...upazilasOf(id, city),
    ...added.map(([name, bn]) => ({ city, name, bn_name: bangla(bn), url: null })),
  ]);
}

const idOf = new Map(districts.map(district => [nameOf(district.name), district.id]));
const thanas = cities.flatMap(city => thanasOf(idOf.get(city.name) ?? '', city.name));

/** One record a line, so that a change shows as one. */
function write(name: string, rows: readonly object[]) {
  const file = new URL(`../server/seed/geography/${name}.json`, import.meta.url);
  writeFileSync(file, `[\n${rows.map(row => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

write('cities', cities);
write('thanas', thanas);
