import type { WrittenForms } from '../reading/WrittenForms.ts';
import type { PaperLanguage } from './PaperData.ts';

// What papers say before it is put into a language. All of it is JSON: it is kept with the document it is of.

/** Under which number somebody is registered for taxes. */
export interface TaxNumber {
  readonly kind: 'bin' | 'tin' | 'vat';
  readonly number: string;
}

/** Who issues a paper, or to whom it is issued; what is not known is left out or empty. */
export interface SideFacts {
  readonly name: string;
  /** Several lines. */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly numbers: readonly TaxNumber[];
}

export interface AgencyFacts extends SideFacts {
  /** What it calls itself in a language, where that is another name. */
  readonly names: Readonly<Partial<Record<PaperLanguage, string>>>;
  /** Of its website. */
  readonly website: string;
  /** Of the ministry. */
  readonly licence: string;
}

/** How a paper is written: in whose language, and how the agency writes days and numbers. */
export interface PaperWriting {
  readonly language: PaperLanguage;
  readonly forms: WrittenForms;
}

/** How and for whom a paper is drawn, beside what it says. */
export interface PaperFrame extends PaperWriting {
  readonly agency: AgencyFacts;
  /** As the painter of the host has painted it; left out where it is drawn on a screen, which has its own. */
  readonly logo?: Uint8Array;
  readonly isCopy: boolean;
  /** Where it is verified; null of a draft. */
  readonly url: string | null;
}
