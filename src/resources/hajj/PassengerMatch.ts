import type { ReadZone } from '#catalog/hajj/zones/readZone.ts';
import type { ZoneDifference } from '#catalog/hajj/zones/differences.ts';

/** A pilgrim that a search found; what is sealed comes masked for whoever may not change it. */
export interface PassengerMatch {
  readonly id: number;
  readonly name: string;
  readonly local_name: string | null;
  readonly photo: string | null;
  readonly status: string;
  readonly passport: string | null;
  readonly phone: string | null;
  readonly tracking_no: string | null;
  /** Wire name of the field in which it was found. */
  readonly matched: string;
  /** What stands in that field. */
  readonly matched_value: string | null;
  readonly score: number;
  /** What the file says otherwise than a pasted passport. */
  readonly differences?: readonly ZoneDifference[];
  /** What the file leaves open and a pasted document says. */
  readonly lacks?: readonly { readonly field: string; readonly passport: string }[];
  /** Of a pasted passport that ends too soon for their journey. */
  readonly short?: { readonly day: string; readonly until: string };
}

/** A page of who was found; a pasted machine-readable zone is read as well. */
export interface PassengerSearch extends Partial<ReadZone> {
  /** On all pages. */
  readonly total: number;
  readonly matches: readonly PassengerMatch[];
  /** What a new pilgrim with this passport begins with. */
  readonly draft?: Readonly<Record<string, unknown>>;
}
