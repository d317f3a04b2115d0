import { useSearchParams } from 'react-router';
import { isDay } from '#catalog/engine/days/instants.ts';
import { type Period, presets } from '#catalog/engine/days/periods.ts';
import { useFirstMonth, useToday } from '#src/authProvider/useToday.ts';

/** The period of the address, this fiscal year to date where it names none; undefined until today is known. */
export function usePeriod(): readonly [Period | undefined, (period: Period) => void] {
  const [query, setQuery] = useSearchParams();
  const today = useToday();
  const firstMonth = useFirstMonth();
  const given = (name: string) => {
    const day = query.get(name);
    return day !== null && isDay(day) ? day : undefined;
  };
  const usual = today === undefined ? undefined : { ...presets.fiscal_year(today, firstMonth), to: today };
  const [from, to] = [given('from') ?? usual?.from, given('to') ?? usual?.to];
  const period = from === undefined || to === undefined ? undefined : { from, to };
  return [period, asked => setQuery({ ...asked }, { replace: true })];
}
