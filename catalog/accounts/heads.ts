import { ref } from '../fields.ts';
import { type Violation, violation } from '../violation.ts';

/** Where an account stands in the chart: below a group or directly below a primary group. */
export const heads = { head_group: ref('group'), head_primarygroup: ref('primary_group') } as const;

/** Exactly one of the two heads is given. */
export const oneHead = (record: {
  readonly head_group?: unknown;
  readonly head_primarygroup?: unknown;
}): readonly Violation[] =>
  Boolean(record.head_group) === Boolean(record.head_primarygroup) ? [violation('head_group', 'one_head')] : [];
