/** A made-up file in the shape in which a bank gives it, and what it comes to. */
export interface BankFile {
  readonly name: string;
  readonly csv: string;
  readonly opening: string | undefined;
  readonly closing: string | undefined;
  /** Each line as `day +in` or `day -out`, the oldest first. */
  readonly lines: readonly string[];
  readonly state?: 'proved' | 'unproved' | 'wrong';
  readonly findings?: readonly string[];
}
