/** A file or record that is told by its id and what it is called. */
interface Named {
  readonly id: number;
  readonly name: string;
}

/** A file of a family, as far as its reader may know it. */
export interface FamilyFile {
  readonly id: number;
  readonly name: string;
  readonly photo: string | null;
  /** Masked but for its end for whoever may not change files. */
  readonly passport_number: string | null;
  readonly status: string;
  readonly is_leader: boolean;
  readonly season: number | null;
  /** Null where nobody is named, or where the reader may not know who. */
  readonly mahram: Named | null;
  readonly mahram_relation: string | null;
  readonly room_type: string | null;
  readonly room: string | null;
  /** That takes the file, else the newest that was begun for it; null also where the reader may not know it. */
  readonly booking: {
    readonly id: number;
    readonly booking_no: string;
    readonly status: string;
    readonly party: number;
    readonly departure: Named | null;
    readonly due_amount: string;
    readonly paid_amount: string;
  } | null;
}

/** Who is of a family. */
export interface FamilyAnswer {
  readonly id: number;
  readonly family_no: string | null;
  readonly name: string;
  readonly leader: number | null;
  /** The leader first. */
  readonly members: readonly FamilyFile[];
  /** Members whom the reader may not know. */
  readonly hidden: number;
}

export const familyPath = (family: number | string): string => `/api/families/${encodeURIComponent(family)}`;
