import { type ComponentType, lazy, useState } from 'react';

interface Module {
  readonly default: ComponentType;
}

/**
 * A lazy component that can be fetched ahead and then renders at once. React holds the reveal of a suspended
 * component back by 300 ms and more, which a page that is already here need not wait for.
 */
export function preloadable(load: () => Promise<Module>) {
  let ready: ComponentType | undefined;
  let pending: Promise<Module> | undefined;
  const fetched = (): Promise<Module> => {
    pending ??= load().then(
      module => {
        ready = module.default;
        return module;
      },
      (error: unknown) => {
        pending = undefined; // The next attempt asks again.
        throw error;
      },
    );
    return pending;
  };
  const Lazy = lazy(fetched);
  const Preloadable = () => {
    const [Component] = useState<ComponentType>(() => ready ?? Lazy);
    return <Component />;
  };
  return Object.assign(Preloadable, { preload: fetched });
}
