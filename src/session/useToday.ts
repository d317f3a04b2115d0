import { useEffect, useState } from 'react';
import { dayIn } from '../../catalog/days.ts';
import { hostConfig } from './hostConfig.ts';

/** Does not change while a host runs. */
let zone: string | undefined;

const today = (): string | undefined => zone && dayIn(zone, new Date());

/** The agency's own calendar day, wherever its reader travels; of a host that names no place, the reader's own. */
export function useToday(): string | undefined {
  const [, setAsked] = useState(zone !== undefined);
  useEffect(() => {
    if (zone) return undefined;
    let lasts = true;
    void hostConfig().then(({ timeZone }) => {
      zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (lasts) setAsked(true);
    });
    return () => {
      lasts = false;
    };
  }, []);
  return today();
}
