/**
 * What a printed paper says, in one language, as the screen and the PDF both draw it. All of it is finished: amounts
 * are grouped, dates written out, words translated; whoever draws it adds nothing and reckons nothing.
 */
export interface PaperData {
  readonly language: PaperLanguage;
  readonly agency: PaperAgency;
  /** What kind of document it is, with its number. */
  readonly title: string;
  /** It is stuck on a parcel: a small sheet, on which whom it is for stands in large. */
  readonly isLabel?: boolean;
  /** Across each page: that it is a draft, void or replaced. */
  readonly mark?: string;
  /** Which copy it is. */
  readonly copy?: string;
  readonly facts: readonly PaperFact[];
  readonly parties: readonly PaperParty[];
  readonly columns: readonly PaperColumn[];
  /** Each row has a cell for each column. */
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly PaperTotal[];
  readonly amountInWords?: PaperFact;
  /** What else is told line by line, after what the lines come to. */
  readonly tables?: readonly PaperTable[];
  readonly notes: readonly string[];
  readonly terms: readonly string[];
  readonly code?: PaperCode;
  /** Below each line that is left to sign on, who signs. */
  readonly signatures: readonly string[];
  readonly foot: PaperFoot;
  /** Those that go with it, each on sheets of its own with a count of its own. */
  readonly more?: readonly PaperData[];
}

/** A paper, and those that go with it. */
export const allIn = (paper: PaperData): readonly PaperData[] => [paper, ...(paper.more ?? []).flatMap(allIn)];

export const paperLanguages = ['en', 'tr', 'ar', 'bn'] as const;
export type PaperLanguage = (typeof paperLanguages)[number];

/** Which way a language is written. */
export const directionOf = (language: PaperLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

export interface PaperAgency {
  readonly name: string;
  /** Address, telephone, mail. */
  readonly lines: readonly string[];
  /** Under which numbers it is registered for taxes. */
  readonly numbers: readonly PaperFact[];
  /** A picture that the painter of the host has painted. */
  readonly logo?: Uint8Array;
}

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

export interface PaperParty extends PaperFact {
  /** Address, numbers, telephone; the value is the name. */
  readonly lines: readonly string[];
}

export interface PaperColumn {
  readonly label: string;
  /**
   * Numbers stand at the end of their cell, written from left to right in every language; a box is there to be ticked by
   * hand, and says nothing.
   */
  readonly kind: 'text' | 'number' | 'box';
  /** How wide it is beside the others. */
  readonly share: number;
}

/** Lines beside those that a paper is about. */
export interface PaperTable {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  /** Each row has a cell for each column. */
  readonly rows: readonly (readonly string[])[];
}

export interface PaperTotal extends PaperFact {
  readonly isStrong?: boolean;
}

export interface PaperCode {
  readonly address: string;
  /** What whoever reads it finds there. */
  readonly words: string;
}

export interface PaperFoot {
  /** 'Page %{page} of %{pages}'. */
  readonly page: string;
  /** The ten digits that pages are counted in. */
  readonly digits: string;
}
