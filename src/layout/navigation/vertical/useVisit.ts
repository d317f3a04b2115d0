import { useMemo, useState } from 'react';
import type { Visit } from '../useBranch.ts';

const none: ReadonlySet<string> = new Set();

/** Groups that are opened while `lasting`; forgotten as soon as it ends. */
export function useVisit(lasting: boolean): Visit {
  const [opened, setOpened] = useState(none);
  if (!lasting && opened !== none) setOpened(none);
  return useMemo(
    () => ({
      opened,
      turn: id =>
        setOpened(before => {
          const after = new Set(before);
          if (!after.delete(id)) after.add(id);
          return after;
        }),
    }),
    [opened],
  );
}
