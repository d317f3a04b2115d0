/** What tells somebody apart from others of the same name, as far as its reader may know of it. */
export interface Marks {
  /** Wire names of what they are to the agency, where their record does not say it. */
  readonly kinds?: readonly string[];
  readonly number?: string;
  /** The last four characters. */
  readonly passport?: string;
  readonly phone?: string;
  readonly birth_date?: string;
  readonly place?: string;
  /** What is open between them and the agency, by who owes it. */
  readonly receivable?: string;
  readonly payable?: string;
}

/** The fields of an entity that hold what tells its records apart. */
export interface MarkFields {
  readonly number?: string;
  readonly passport?: string;
  readonly phone?: string;
  readonly birth_date?: string;
  /** The first that says something stands for all. */
  readonly places?: readonly string[];
}
