import type { Target } from './Proposal.ts';

/** Fields that a column fills. */
export const fieldsOf = (target: Target): readonly string[] =>
  target.kind === 'field' ? [target.name] : target.kind === 'split' ? target.names : [];
