import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Values, Wire } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { RequestContext } from '../../engine/context/host.ts';

/** What a client of the family tells a call. */
export interface FamilyRequest {
  /** Of the record that its path, its body or its query names. */
  readonly id: number;
  /** All else of its body. */
  readonly values: Values;
  readonly versions: readonly number[] | undefined;
  readonly locale: Locale;
}

interface Guarded {
  /** Refuses whoever has no right to it: 401 for a guest, 403 for others. Asked before anything is read. */
  admits(request: RequestContext): void;
}

/** What the host does in a call that reads. */
export interface Reading extends Guarded {
  read(request: RequestContext, told: FamilyRequest): Promise<Wire>;
}

/** What it does in a call that changes something, within one transaction. */
export interface Change extends Guarded {
  change(tx: Database, request: RequestContext, told: FamilyRequest): Promise<Wire>;
}

export type FamilyHandler = Reading | Change;
