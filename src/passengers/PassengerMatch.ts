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

/** What does not fit in a machine-readable zone; line and column count from 1. */
export interface ZoneProblem {
  readonly line: number;
  readonly column: number;
  readonly code: string;
}

export interface PassengerSearch {
  readonly matches: readonly PassengerMatch[];
  /** What a pasted machine-readable zone says. */
  readonly mrz?: Readonly<Record<string, unknown>>;
  readonly problems?: readonly ZoneProblem[];
}
