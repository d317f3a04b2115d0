import type { CallOptions, Office, Reply } from './office.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is sent to be imported; a commit unless it says otherwise. */
export interface Sheet {
  readonly entity: string;
  readonly rows: readonly Row[];
  readonly keys?: readonly string[];
  readonly make?: readonly string[];
  readonly commit?: boolean;
}

type Call = (method: string, path: string, asked?: CallOptions) => Promise<Reply>;

/** Imports a sheet in the name of whoever calls. */
export const importing = (call: Call | Office['call'], sheet: Sheet): Promise<Reply> =>
  call('POST', '/api/imports', { body: { commit: true, ...sheet } });

/** What became of each line. */
export const outcomesOf = ({ body }: Reply): string[] => body.rows.map((row: { outcome: string }) => row.outcome);

interface Mistake {
  readonly field: string;
  readonly code: string;
  readonly params?: Row;
}

/** Every mistake with its line, as `[line, field, code, params]`. */
export const mistakesOf = ({ body }: Reply): unknown[][] =>
  body.rows.flatMap((row: { line: number; errors: readonly Mistake[] }) =>
    row.errors.map(({ field, code, params = {} }) => [row.line, field, code, params]),
  );
