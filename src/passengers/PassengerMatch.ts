import type { ReadZone } from '../../catalog/hajj/mrz.ts';

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
  readonly score: number;
}

/** Who was found; a pasted machine-readable zone is read as well. */
export interface PassengerSearch extends Partial<ReadZone> {
  readonly matches: readonly PassengerMatch[];
}
