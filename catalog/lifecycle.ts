import type { Action } from './access.ts';
import type { ViolationCode } from './violation.ts';

/** A condition on the record before a step may be taken; `code` names the text shown when it does not hold. */
export interface Guard {
  readonly code: ViolationCode;
  holds(record: Readonly<Record<string, unknown>>): boolean;
}

export interface Step<S extends string = string> {
  readonly from: readonly S[];
  readonly to: S;
  readonly guards?: readonly Guard[];
  /** The step asks for a reason, which stands in the history. */
  readonly reason?: boolean;
  /** Right on the entity that the step asks for; `edit` when absent. */
  readonly needs?: Action;
}

/** How a state feels to its reader; shown beside its word, never instead of it. */
export type Tone = 'info' | 'warning' | 'success' | 'error';

/** How a document moves: the single source for host, API, buttons and tests. */
export interface Lifecycle<S extends string = string> {
  readonly initial: S;
  /** States that are not simply on their way. */
  readonly tones?: Readonly<Partial<Record<S, Tone>>>;
  readonly states: readonly S[];
  readonly steps: readonly Step<S>[];
}

export const defineLifecycle = <const S extends string>(lifecycle: {
  readonly states: readonly S[];
  readonly initial: NoInfer<S>;
  readonly tones?: Readonly<Partial<Record<NoInfer<S>, Tone>>>;
  readonly steps: readonly Step<NoInfer<S>>[];
}): Lifecycle<S> => lifecycle;

export interface Outlook {
  readonly allowed_transitions: readonly string[];
  readonly blocked: readonly { readonly to: string; readonly reason: ViolationCode }[];
}

export const stepTo = (lifecycle: Lifecycle, from: string, to: string): Step | undefined =>
  lifecycle.steps.find(step => step.to === to && step.from.includes(from));

/** First guard of a step that does not hold. */
export const obstacle = (step: Step, record: Readonly<Record<string, unknown>>): ViolationCode | undefined =>
  step.guards?.find(guard => !guard.holds(record))?.code;

/** Where a record may go from here, and why it may not go elsewhere. */
export function outlook(lifecycle: Lifecycle, current: string, record: Readonly<Record<string, unknown>>): Outlook {
  const steps = lifecycle.steps.filter(step => step.from.includes(current));
  const judged = steps.map(step => ({ to: step.to, reason: obstacle(step, record) }));
  return {
    allowed_transitions: judged.filter(one => !one.reason).map(one => one.to),
    blocked: judged.flatMap(one => (one.reason ? [{ to: one.to, reason: one.reason }] : [])),
  };
}
