import { useBulkRights } from '../bulk/useBulkRights.ts';
import { usePrintKind } from '../documents/printing/usePrintKind.ts';

/** Whether there is anything that the reader may do with several records of a list. */
export function useSelectable(): boolean {
  const { canMove, canDelete } = useBulkRights();
  const kind = usePrintKind();
  return canMove || canDelete || kind !== undefined;
}
