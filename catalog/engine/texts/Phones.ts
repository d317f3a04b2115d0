/** Reads a phone number as it is typed; its E.164, undefined for what cannot be one. */
export type ReadNumber = (text: string) => string | undefined;

/** How phone numbers are written where the agency is. */
export interface Phones {
  readonly country: string;
  readonly number: ReadNumber;
  /** The same of a number that somebody has said to be of this country: its length alone is asked. */
  readonly possible: ReadNumber;
  /** The same of an address, where a plus is lost on the way. */
  readonly told: ReadNumber;
  /**
   * A number with the zero before it that a spreadsheet has taken for the beginning of a number; undefined where none is
   * missing: with it, and in no other reading without it, this is a number of the country.
   */
  readonly withZero: (text: string) => string | undefined;
  /** Ways in which a part of a number may stand in one that is stored; undefined for what is none. */
  readonly parts: (text: string) => readonly string[] | undefined;
}
