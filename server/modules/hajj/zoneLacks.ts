import { lacking } from '#catalog/hajj/zones/lacking.ts';
import type { ZoneDifference } from '#catalog/hajj/zones/differences.ts';
import type { ZoneRecord } from '#catalog/hajj/zones/zoneRecord.ts';
import type { Wire } from '../../engine/context/values.ts';

/** A field that a document says and the file leaves open. */
export interface ZoneLack {
  readonly field: string;
  /** What the document says. */
  readonly passport: string;
}

interface Compared {
  readonly zone: ZoneRecord;
  /** The file in the words of the zone, and as its reader sees it. */
  readonly file: ZoneRecord;
  readonly wire: Wire;
  /** What a new pilgrim would begin with. */
  readonly draft: Wire;
  readonly differences: readonly ZoneDifference[];
}

/** A document of another number is another one: its days do not belong beside that number. */
const others = [
  ['passport_number', /^passport_/],
  ['visa_no', /^visa_/],
] as const;

/** What a file could take from a document; what is masked is not open, and who was born on another day is another. */
export function lacksOf({ zone, file, wire, draft, differences }: Compared): ZoneLack[] {
  if (differences.some(({ field }) => field === 'birth_date')) return [];
  const isOther = (name: string) =>
    others.some(([number, group]) => group.test(name) && differences.some(({ field }) => field === number));
  const said = Object.entries({ ...lacking(zone, file), ...(draft['passport_mrz'] ? { passport_mrz: '' } : {}) });
  return said
    .filter(([name]) => name in wire && (wire[name] ?? '') === '' && (draft[name] ?? '') !== '' && !isOther(name))
    .map(([field, passport]) => ({ field, passport }));
}
