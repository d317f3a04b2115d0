import type { EntityName } from '#catalog/engine/names.ts';

/** An export of another program, or a list that an office keeps. */
export interface KnownExport {
  readonly from: string;
  readonly entity: EntityName;
  /**
   * Columns parted by `|`, each as `head = field = cell`: `-` for one that is left, `one+other` for a name that is parted,
   * `field#2` for the second of those that are joined.
   */
  readonly columns: readonly string[];
}
