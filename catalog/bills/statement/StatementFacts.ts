import type { SideFacts } from '../../engine/papers/PaperFacts.ts';
import type { Statement } from './Statement.ts';

/** What the paper of a statement says, in no language yet. */
export interface StatementFacts {
  readonly party: SideFacts;
  /** What tells them from others of their name; null where nothing does. */
  readonly account: string | null;
  readonly statement: Omit<Statement, 'party'>;
}
