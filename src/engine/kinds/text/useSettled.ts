import { useEffect, useState } from 'react';

/** Long enough that typing on does not ask for every letter. */
const PAUSE = 350;

/** A text once nobody has changed it for a while. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
