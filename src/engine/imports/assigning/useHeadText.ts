import { useTranslate } from 'react-admin';
import type { Proposal } from '../assign/Proposal.ts';

/** What a column is called: its head, or which one it is where it has none. */
export function useHeadText(): (column: Pick<Proposal, 'at' | 'head'>) => string {
  const translate = useTranslate();
  return ({ at, head }) => (head === '' ? translate('crud.import.assign.no_head', { number: at + 1 }) : head);
}
