/** Somebody of a family. */
export interface FamilyMember {
  /** Their file. */
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly is_leader: boolean;
  /** They have a seat of this departure, or wait for one. */
  readonly is_aboard: boolean;
  /** By what; null of whoever is not aboard, and where its reader may not know it. */
  readonly booking: { readonly id: number; readonly booking_no: string; readonly status: string } | null;
  /** Another departure that their file says; null where its reader may not know it. */
  readonly departure: { readonly id: number; readonly code: string } | null;
}

/** Who is of one family. */
export interface Family {
  readonly id: number;
  /** Null where its reader may not know it, but somebody of it. */
  readonly title: string | null;
  /** The leader first. */
  readonly members: readonly FamilyMember[];
}

/** A page of the families of which somebody is on a departure, as far as its reader may know them. */
export interface Families {
  readonly total: number;
  readonly families: readonly Family[];
}

/** Families on a page when the caller names no size. */
export const FAMILIES = 10;

interface PageAsked {
  readonly page: number;
  readonly size: number;
}

export const familiesPath = (departure: number | string, { page, size }: PageAsked): string =>
  `/api/departures/${encodeURIComponent(departure)}/families?page=${page}&size=${size}`;
