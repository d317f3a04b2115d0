import type { RaRecord } from 'react-admin';
import type { Sign } from '#catalog/registry/persons.ts';

/** A person as another page names them. */
export interface NamedPerson {
  readonly entity: string;
  readonly id: number;
  readonly title: string;
  readonly image: string | null;
}

export interface RelatedPerson extends NamedPerson {
  /** What both records share; `record` where they are one. */
  readonly because: Sign | 'record';
}

/** Amounts by field, as decimal strings. */
export type Sums = Readonly<Record<string, string>>;

/** What of one entity belongs to a person. */
export interface Tied {
  readonly entity: string;
  /** Field that points to them. */
  readonly field: string;
  readonly total: number;
  readonly sums: Sums;
  readonly states: readonly { readonly state: string | null; readonly total: number; readonly sums: Sums }[];
  /** The newest few. */
  readonly rows: readonly RaRecord[];
}

export interface PersonChange {
  readonly id: number;
  readonly entity: string;
  readonly record: number;
  readonly action: 'create' | 'update' | 'delete' | 'transition';
  readonly at: string;
  readonly by_name: string | null;
  readonly reason: string | null;
  /** Fields that changed. */
  readonly fields: readonly string[];
  /** State that a document came to. */
  readonly to: string | null;
}

/** Everything about a person, as far as the reader may know it. */
export interface PersonAnswer {
  readonly person: NamedPerson & { readonly record: RaRecord };
  readonly also: readonly RelatedPerson[];
  readonly ties: readonly Tied[];
  readonly history: readonly PersonChange[];
}
