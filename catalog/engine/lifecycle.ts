/** How a state feels to its reader; shown beside its word, never instead of it. */
export type Tone = 'info' | 'warning' | 'success' | 'error';

/** The states of a document. What leads from one to another are commands (`defineCommand.ts`). */
export interface Lifecycle<S extends string = string> {
  readonly initial: S;
  /** States that are not simply on their way. */
  readonly tones?: Readonly<Partial<Record<S, Tone>>>;
  readonly states: readonly S[];
}

/** States that one rule is about, by what a document in any of them is; a state may be in several groups. */
interface Grouped<S extends string, G extends string> {
  readonly groups: Readonly<Record<G, readonly S[]>>;
}

type Declared<S extends string> = Pick<Lifecycle<NoInfer<S>>, 'initial' | 'tones'> & Pick<Lifecycle<S>, 'states'>;

export function defineLifecycle<const S extends string, const G extends string>(
  lifecycle: Declared<S> & Grouped<NoInfer<S>, G>,
): Lifecycle<S> & Grouped<S, G>;
export function defineLifecycle<const S extends string>(lifecycle: Declared<S>): Lifecycle<S>;
export function defineLifecycle(lifecycle: Lifecycle): Lifecycle {
  return lifecycle;
}

/** Whether a state, as a record holds it, is one of a group. */
export const isIn = (group: readonly string[], state: unknown): boolean => group.some(one => one === state);

/** Name and colour of a label at first. */
export type Seeded = readonly [name: string, color: string];

/** Entity whose records label codes (`defineLabels.ts`). */
export interface LabelTable<C extends string = string> {
  readonly route: string;
  readonly seeded: Readonly<Record<C, Seeded>>;
}
