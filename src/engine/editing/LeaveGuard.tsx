import { useHasChanges } from './useHasChanges.ts';
import { useUnsaved } from './useUnsaved.ts';

/** Watches over the changes of the form around. */
export function LeaveGuard() {
  useUnsaved(useHasChanges());
  return null;
}
