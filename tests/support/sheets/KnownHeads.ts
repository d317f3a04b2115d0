import type { EntityName } from '#catalog/engine/names.ts';

/** The heads of an export of another program, without any record below them. */
export interface KnownHeads {
  readonly from: string;
  readonly entity: EntityName;
  /** Columns parted by `|`, each as `head = field`: `-` for one that has no field here, `one+other` for a whole name. */
  readonly columns: readonly string[];
}
