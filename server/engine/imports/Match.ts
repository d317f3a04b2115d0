/** The record that a row means, and the keys by which it was found. */
export interface Match {
  readonly id: number;
  readonly by: readonly string[];
}
