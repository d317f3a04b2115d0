/** Somebody of the same name who owes something. */
export interface Namesake {
  readonly id: number;
  readonly name: string;
  /** Wire names of what they are to the agency, as far as the reader may know. */
  readonly kinds: readonly string[];
  readonly number: string | null;
  readonly owes: string;
  /** What each of their bills and other documents lacks. */
  readonly amounts: readonly string[];
  /** Where all that they owe stands; null of what is no bill, or where that is not one ledger. */
  readonly ledger: number | null;
}

/** What a party owes, and who else of that name owes something where the party owes nothing. */
export interface Namesakes {
  readonly owes: string;
  readonly namesakes: readonly Namesake[];
}
