import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { CommandButtons } from '../../commands/CommandButtons.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { useHasChanges } from '../../editing/useHasChanges.ts';

/** Steps of a document above its form. Unsaved changes are saved first: a step works on what the host knows. */
export function Lifecycle() {
  const changed = useHasChanges();
  return stateFieldOf(useEntity()) ? <CommandButtons disabled={changed} /> : null;
}
