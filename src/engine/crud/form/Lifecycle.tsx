import type { ComponentType } from 'react';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { CommandButtons, type StepsProps } from '../../commands/CommandButtons.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { useHasChanges } from '../../editing/useHasChanges.ts';

interface LifecycleProps {
  readonly Steps?: ComponentType<StepsProps> | undefined;
}

/** Steps of a document above its form. Unsaved changes are saved first: a step works on what the host knows. */
export function Lifecycle({ Steps = CommandButtons }: LifecycleProps) {
  const changed = useHasChanges();
  return stateFieldOf(useEntity()) ? <Steps disabled={changed} /> : null;
}
