/** How many pilgrims a season counts, over all branches, and how many it may. */
export interface Places {
  readonly counted: number;
  /** Null where nothing bounds them. */
  readonly quota: number | null;
}
