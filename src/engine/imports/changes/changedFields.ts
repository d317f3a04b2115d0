import type { ImportReport } from '#src/dataProvider/RihlaDataProvider.ts';

/** A record that a row changes in a field. */
export interface FieldChange {
  readonly line: number;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The records that change in each field, by its wire name, in the order of the report. */
export function changedFields({ rows }: Pick<ImportReport, 'rows'>): ReadonlyMap<string, readonly FieldChange[]> {
  const byField = new Map<string, FieldChange[]>();
  for (const { line, id, outcome, changes = {} } of rows)
    if (outcome === 'update')
      for (const [name, [before, after]] of Object.entries(changes)) {
        const all = byField.get(name) ?? [];
        all.push({ line, id: String(id), before, after });
        byField.set(name, all);
      }
  return byField;
}
