type Callback = (error: unknown, csv?: string) => void;

/**
 * Stands in for `jsonexport`, which React-Admin's default exporter would put into every list.
 * The name and the default export are that package's.
 */
// oxlint-disable-next-line import/no-default-export -- the package that this replaces has one
export default function jsonExport(rows: readonly object[], callback: Callback): void {
  import('papaparse').then(({ unparse }) => callback(null, unparse([...rows])), callback);
}
