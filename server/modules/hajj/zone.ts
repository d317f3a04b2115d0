import { inArray, or } from 'drizzle-orm';
import { dayIn } from '#catalog/engine/days/days.ts';
import { country } from '#catalog/places/country.ts';
import { entities } from '#catalog/registry/entities.ts';
import { differences, type ZoneDifference } from '#catalog/hajj/zones/differences.ts';
import { type ReadZone, readZone } from '#catalog/hajj/zones/readZone.ts';
import { zoneFormat, type ZoneRecord, zoneRecord } from '#catalog/hajj/zones/zoneRecord.ts';
import { isMasked } from '../../engine/records/record.ts';
import type { Wire } from '../../engine/context/values.ts';
import { selectFrom } from '../../engine/records/select.ts';
import { tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { type PilgrimMatch, searchPassengers } from './search.ts';
import { type ShortPassport, shortFor } from './fly/shortFor.ts';
import { lacksOf, type ZoneLack } from './zoneLacks.ts';

/** A pasted document: what it says, who may be meant, and what a new pilgrim would begin with. */
export interface FoundByZone extends ReadZone {
  readonly found: readonly (PilgrimMatch & {
    readonly differences: readonly ZoneDifference[];
    readonly lacks: readonly ZoneLack[];
    /** Of a passport that ends too soon for their journey. */
    readonly short?: ShortPassport | undefined;
  })[];
  readonly draft: Wire;
}

/** Countries by id and by code, as far as passport and records name them. */
async function countriesOf({ db }: Host, ids: readonly number[], codes: readonly string[]) {
  const { id, country_code2: code } = tableOf(country);
  const rows = await selectFrom(db, entities.country, { id, code }).where(
    or(inArray(id, [...ids]), inArray(code, [...codes])),
  );
  return {
    idOf: new Map(rows.map(row => [String(row.code), row.id])),
    codeOf: new Map(rows.map(row => [row.id, String(row.code)])),
  };
}

const text = (value: unknown): string => (typeof value === 'string' && !isMasked(value) ? value : '');

/** Whoever has the passport's number comes first; a passport that was renewed is found by its holder's name. */
async function holders(
  host: Host,
  caller: Caller,
  { document_number: number, given_names: given, surname }: ReadZone['mrz'],
  { nid_number: nid }: ZoneRecord,
): Promise<PilgrimMatch[]> {
  const byNumber = await searchPassengers(host, caller, number);
  // Visas of some issuers bear the number of the passport that they stand in.
  if (byNumber.some(one => one.rank.matched === 'passport_number')) return byNumber;
  if (byNumber.length === 0 && nid) byNumber.push(...(await searchPassengers(host, caller, nid)));
  const known = new Set(byNumber.map(one => one.wire['id']));
  const byName = await searchPassengers(host, caller, `${given} ${surname}`);
  return [...byNumber, ...byName.filter(one => !known.has(one.wire['id']))].sort((a, b) => b.rank.score - a.rank.score);
}

/** Reads a zone, looks for its holder, and compares both. */
export async function searchByZone(host: Host, caller: Caller, lines: readonly string[]): Promise<FoundByZone> {
  const read = readZone(lines, dayIn(host.timeZone, host.clock()));
  const zone = zoneRecord(read);
  const format = zoneFormat(read.mrz);
  const found = await holders(host, caller, read.mrz, zone);
  const ids = found
    .flatMap(({ wire }) => [wire['nationality'], wire['passport_country']])
    .filter(Boolean)
    .map(Number);
  const { idOf, codeOf } = await countriesOf(
    host,
    [...new Set(ids)],
    [zone.nationality ?? '', zone.passport_country ?? ''],
  );
  const fileOf = (wire: Wire): ZoneRecord => ({
    ...Object.fromEntries(Object.keys(zone).map(name => [name, text(wire[name])])),
    given_names: text(wire['given_names']),
    surname: text(wire['surname']),
    nationality: codeOf.get(Number(wire['nationality'])) ?? '',
    passport_country: codeOf.get(Number(wire['passport_country'])) ?? '',
  });
  const { nationality, passport_country: issuer, ...plain } = zone;
  const draft: Wire = {
    ...plain,
    nationality: idOf.get(nationality ?? '') ?? null,
    ...(format.document === 'passport' && {
      passport_country: idOf.get(issuer ?? '') ?? null,
      passport_mrz: read.problems.length === 0 ? lines.join('\n') : null,
    }),
  };
  const compared = ({ wire }: PilgrimMatch) => {
    const file = fileOf(wire);
    const differs = differences(zone, file, format.names.to - format.names.from + 1);
    return { differences: differs, lacks: lacksOf({ zone, file, wire, draft, differences: differs }) };
  };
  const expiry = format.document === 'passport' ? zone.passport_expiry_date : undefined;
  const files = found.map(({ wire }) => Number(wire['id']));
  const short = expiry ? await shortFor(host.db, expiry, files) : new Map<number, ShortPassport>();
  return {
    ...read,
    found: found.map(one => ({ ...one, ...compared(one), short: short.get(Number(one.wire['id'])) })),
    draft,
  };
}
