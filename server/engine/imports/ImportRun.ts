import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { RequestContext } from '../context/host.ts';
import type { MadeAlong } from './ImportReport.ts';

/** How the rows of one import are meant, and what those before have done; all of it ends with the import. */
export interface ImportRun {
  readonly request: RequestContext;
  /** The language in which mistakes are told. */
  readonly locale: Locale;
  /** Fields by whose values a row without an id is found among the records; none, and each such row makes one. */
  readonly keys: readonly string[];
  /** References whose unknown titles make a record along, where the caller may. */
  readonly make: readonly string[];
  /** Lines that have written a record, by its id, counted from 1. */
  readonly lines: Map<number, number>;
  /** Records that were made along so far. */
  readonly made: MadeAlong[];
  /** Ids that references of the rows before were found to mean. */
  readonly known: Map<string, number>;
  /** Those of the row under way, which are forgotten if it is refused: what it has made itself is no more then. */
  readonly found: Map<string, number>;
}
