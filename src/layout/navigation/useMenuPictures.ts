import { useEffect, useState } from 'react';
import type { menuIconPictures } from './menuIconPictures.ts';

type Pictures = typeof menuIconPictures;

let fetched: Pictures | undefined;

/** Pictures of the icons that an agency gives to its own entries, fetched for those who have such entries. */
export function useMenuPictures(wanted: boolean): Pictures | undefined {
  const [shown, setShown] = useState(fetched);
  useEffect(() => {
    if (!wanted || fetched) return;
    const fetchPictures = async () => {
      fetched = (await import('./menuIconPictures.ts')).menuIconPictures;
      setShown(fetched);
    };
    // Without pictures the navigation can be read as well.
    void fetchPictures().catch(() => undefined);
  }, [wanted]);
  return shown;
}
