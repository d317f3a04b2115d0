import type { DataProvider, Identifier, RaRecord, SortPayload } from 'react-admin';
import type { Command, InputOf } from '../../catalog/engine/defineCommand.ts';
import type { Violation } from '../../catalog/engine/violations/violation.ts';
import type { Call } from './send.ts';
import type { Use } from './usesIn.ts';

/** What became of one record of a request about many; `status` is the HTTP status it would have had alone. */
export interface RowResult {
  readonly id: Identifier;
  readonly status: number;
  readonly code?: string;
  readonly detail?: string;
  /** It was there already, so that nothing happened to it. */
  readonly unchanged?: true;
  /** Records that need this one, which therefore was not deleted. */
  readonly uses?: readonly Use[];
}

export interface ImportError extends Violation {
  /** The rule in the reader's language. */
  readonly text: string;
  /** Line of the sheet that is at fault, where it is another than that of the row. */
  readonly line?: number;
}

export interface ImportRow {
  readonly line: number;
  readonly outcome: 'create' | 'update' | 'unchanged' | 'error';
  readonly id?: Identifier;
  readonly errors: readonly ImportError[];
  /** Of a row that changes a record: its fields that change, each as it was and as it becomes. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

export interface ImportReport {
  readonly rows: readonly ImportRow[];
  readonly totals: Readonly<Record<ImportRow['outcome'], number>>;
  /** Records that the rows refer to and that were made along. */
  readonly made: readonly { readonly entity: string; readonly id: Identifier; readonly title: string }[];
  /** Id of the run, once it is kept; none where nothing was to be written. */
  readonly run?: Identifier;
}

/** A command as it is given; `C` says what it is told. */
export interface CommandParams<C extends Command = Command> {
  readonly command: C;
  /** The record that it is given to; absent for a command that is given to none. */
  readonly id?: Identifier | undefined;
  readonly input?: Partial<InputOf<C>>;
  readonly reason?: string | undefined;
  readonly version?: number | undefined;
  /** The form that it comes from, which gives it once even where it was changed after a lost answer. */
  readonly form?: object;
}

export interface CommandManyParams<C extends Command = Command> extends Pick<
  CommandParams<C>,
  'command' | 'input' | 'reason'
> {
  readonly ids: readonly Identifier[];
}

export interface TakenParams {
  readonly field: string;
  readonly value: string;
  /** The record being edited, whose own value is not taken. */
  readonly id?: Identifier;
}

export interface ImportParams {
  /** Raw values by field name; `id` updates that record. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** False tries everything and writes nothing. */
  readonly commit: boolean;
  /** Fields by whose values rows without an id are found among the records. */
  readonly keys?: readonly string[];
  /** References whose unknown titles make a record along. */
  readonly make?: readonly string[];
  /** What the file is called. */
  readonly sheet?: string;
  /** Lines of the file in which the rows stand. */
  readonly lines?: readonly number[];
  /** Rows of the file that are not among these. */
  readonly leftOut?: number;
  /** Stops it; what has been done is then not kept. */
  readonly signal?: AbortSignal;
  /** Told how many imports come before this one, as long as there are any. */
  onWaiting?(before: number): void;
  onProgress?(progress: Progress): void;
}

/** How far something has come. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface EveryPageParams {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
}

/** What the office does beyond React-Admin's standard calls. */
export interface DomainCalls {
  /**
   * Gives a command, once however often the answer is lost; gives the record as it is then, with what the command gives
   * beside. Refused ones reject: 409 where the record does not admit it, 412 when it has changed meanwhile.
   */
  perform(resource: string, params: CommandParams): Promise<{ data: RaRecord }>;
  /** Gives it to many; never rejects because of a single record. */
  performMany(resource: string, params: CommandManyParams): Promise<{ results: RowResult[] }>;
  /** Deletes many and says what became of each. */
  deleteManyResults(
    resource: string,
    params: { readonly ids: readonly Identifier[] },
  ): Promise<{ results: RowResult[] }>;
  /** Whether another record already holds the value of a unique field. */
  isTaken(resource: string, params: TakenParams, signal?: AbortSignal): Promise<boolean>;
  /** Tries an import, or writes it, once however often the answer is lost; rows in error are in the report. */
  importRows(resource: string, params: ImportParams): Promise<ImportReport>;
  /**
   * The whole result of a list, page by page: `for await (const rows of await dataProvider.everyPage(...))`. No record
   * is missing or twice, whatever is added or deleted meanwhile; for that, several pages come newest first, whatever
   * the sort. Rejects when it cannot be sure. A promise of the generator, because React-Admin's proxy awaits whatever a
   * data provider answers.
   */
  everyPage(
    resource: string,
    params: EveryPageParams,
    onProgress?: (progress: Progress) => void,
    signal?: AbortSignal,
  ): Promise<AsyncGenerator<RaRecord[], void, undefined>>;
  /** The ids of the whole result in the order of the list. */
  idsInOrder(resource: string, params: EveryPageParams, signal?: AbortSignal): Promise<Identifier[]>;
}

/** Calls that belong to no single resource. */
export interface OtherCalls {
  /** Makes one call, such as to `/api/quick-panel/data`, and gives the answer's body. The caller names its type. */
  ask<T>(path: string, call?: Omit<Call, 'path'>): Promise<T>;
  /** Fetches a file as a whole, its name as the host tells it, or none; rejects when it breaks off. */
  download(path: string, call: Pick<Call, 'query' | 'signal'>): Promise<File>;
  /** Creates something at a path of its own, once however often the answer is lost; gives the answer's body. */
  createAt<T>(path: string, body: unknown): Promise<T>;
  /** Stores a file, a sealed one for readers of its record alone; gives the path by which a text or a line names it. */
  uploadFile(file: Blob, sealed?: boolean): Promise<string>;
}

/** The application's data provider; `useDataProvider<RihlaDataProvider>()`. */
export type RihlaDataProvider = DataProvider & DomainCalls & OtherCalls;
