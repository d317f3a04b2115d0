import { type ComponentType, lazy, useState } from 'react';
import { fetchOnce } from '../onDemand/fetchOnce.ts';

interface Module {
  readonly default: ComponentType;
}

/**
 * A lazy component that can be fetched ahead and then renders at once. React holds the reveal of a suspended
 * component back by 300 ms and more, which a page that is already here need not wait for.
 */
export function preloadable(load: () => Promise<Module>) {
  const source = fetchOnce(load);
  const fetched = async (): Promise<Module> => {
    try {
      return await source.fetch();
    } catch (error) {
      Lazy = lazy(fetched); // The one that has failed remembers it for ever.
      throw error;
    }
  };
  let Lazy = lazy(fetched);
  const Preloadable = () => {
    const [Component] = useState<ComponentType>(() => source.ready()?.default ?? Lazy);
    return <Component />;
  };
  return Object.assign(Preloadable, { preload: fetched });
}
