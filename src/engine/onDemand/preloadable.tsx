import { type ComponentType, lazy, useContext, useState } from 'react';
import { Attempt } from './Attempt.ts';
import { fetchOnce } from './fetchOnce.ts';
import { NotFetched } from './NotFetched.ts';

/**
 * A lazy component that can be fetched ahead and then renders at once. React holds the reveal of a suspended
 * component back by 300 ms and more, which a page that is already here need not wait for.
 */
export function preloadable(load: () => Promise<ComponentType>) {
  const source = fetchOnce(load);
  const fetched = () =>
    source.fetch().catch((error: unknown) => {
      throw new NotFetched('a page was not fetched', { cause: error });
    });
  // What is lazy remembers a failure for ever, so that each attempt has its own. One that forgot at once would suspend
  // again instead of failing, without end: React draws twice before it tells of an error.
  const lazies = new WeakMap<object, ComponentType>();
  const lazyIn = (attempt: object): ComponentType => {
    const Lazy = lazies.get(attempt) ?? lazy(async () => ({ default: await fetched() }));
    lazies.set(attempt, Lazy);
    return Lazy;
  };
  const Preloadable = () => {
    const attempt = useContext(Attempt);
    const [Component] = useState<ComponentType>(() => source.ready() ?? lazyIn(attempt));
    return <Component />;
  };
  return Object.assign(Preloadable, { preload: source.fetch });
}
