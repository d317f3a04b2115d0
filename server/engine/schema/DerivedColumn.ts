import type { Vault } from '../../platform/services/vault.ts';

/** A column that stands beside fields and says of their texts what only code can tell; null where all are empty. */
export interface DerivedColumn {
  readonly name: string;
  readonly fields: readonly string[];
  readonly type: 'integer[]' | 'text' | 'text[]';
  readonly index?: 'gin' | 'btree';
  /**
   * Counted up whenever other values come of the same texts, so that the next start writes those of all rows anew.
   * Absent of a column that has been written with every row since it began.
   */
  readonly version?: number;
  derive(texts: readonly string[], vault: Vault): number[] | string | readonly string[] | null;
}
