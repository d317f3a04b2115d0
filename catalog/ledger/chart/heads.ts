import { ref } from '../../engine/fields.ts';
import type { Check } from '../../engine/defineRules.ts';

/** Where an account stands in the chart: below a group or directly below a primary group. */
export const heads = { head_group: ref('group'), head_primarygroup: ref('primary_group') } as const;

export const oneHead = {
  name: 'one_head',
  code: 'one_head',
  exactlyOneGiven: ['head_group', 'head_primarygroup'],
} as const satisfies Check<keyof typeof heads>;
