import { createContext, useContext, useLayoutEffect } from 'react';
import { markUnsaved, type Scope } from './unsaved.ts';

/** The dialogue around, which is closed on its own. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

/** As long as this holds something that is not saved, nothing leads away from it without a question. */
export function useUnsaved(isChanged: boolean): void {
  const scope = useContext(ScopeContext);
  // Before anything that follows from the same change can navigate.
  useLayoutEffect(() => (isChanged ? markUnsaved(scope) : undefined), [isChanged, scope]);
}
