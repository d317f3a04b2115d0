/** How a state feels to its reader; shown beside its word, never instead of it. */
export type Tone = 'info' | 'warning' | 'success' | 'error';

/** The states of a document. What leads from one to another are commands (`defineCommand.ts`). */
export interface Lifecycle<S extends string = string> {
  readonly initial: S;
  /** States that are not simply on their way. */
  readonly tones?: Readonly<Partial<Record<S, Tone>>>;
  readonly states: readonly S[];
}

export const defineLifecycle = <const S extends string>(lifecycle: {
  readonly states: readonly S[];
  readonly initial: NoInfer<S>;
  readonly tones?: Readonly<Partial<Record<NoInfer<S>, Tone>>>;
}): Lifecycle<S> => lifecycle;

/** Name and colour of a label at first. */
export type Seeded = readonly [name: string, color: string];

/** Entity whose records label codes (`defineLabels.ts`). */
export interface LabelTable<C extends string = string> {
  readonly route: string;
  readonly seeded: Readonly<Record<C, Seeded>>;
}
