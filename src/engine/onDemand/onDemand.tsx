import { type ComponentType, useEffect, useState } from 'react';
import { fetchOnce } from './fetchOnce.ts';

export interface Missing {
  /** Whether it could not be fetched; else it is on its way. */
  readonly failed: boolean;
  /** Fetches it anew. */
  retry(): void;
}

const Nothing = () => null;

/**
 * A part of a page that is fetched when it is first drawn. React's own `lazy` would throw where it cannot be fetched,
 * so that a lost network takes the page and what was typed into it; and it remembers that failure for ever. Here
 * something else stands in its place, nothing unless the caller says what, and the connection's return fetches it anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props & Missing> = Nothing,
) {
  const source = fetchOnce(load);
  const OnDemand = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => source.ready());
    const [failed, setFailed] = useState(false);
    const retry = () => {
      setFailed(false);
      source.fetch().then(
        part => setPart(() => part),
        () => setFailed(true),
      );
    };
    useEffect(() => {
      if (Part) return undefined;
      let lasts = true;
      const fetch = () =>
        void source.fetch().then(
          part => lasts && setPart(() => part),
          () => lasts && setFailed(true),
        );
      fetch();
      addEventListener('online', fetch);
      return () => {
        lasts = false;
        removeEventListener('online', fetch);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : <Meanwhile {...props} failed={failed} retry={retry} />;
  };
  return Object.assign(OnDemand, { preload: source.fetch });
}
