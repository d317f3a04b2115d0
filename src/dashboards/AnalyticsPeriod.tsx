import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { PressChip } from '../engine/choices/PressChip.tsx';
import { isDay } from '../../catalog/engine/days/instants.ts';
import { dayAfter } from '../../catalog/engine/days/days.ts';
import { type Period, presets } from '../../catalog/engine/days/periods.ts';
import { useFirstMonth, useToday } from '../authProvider/useToday.ts';

/** Periods that are offered; one that is not over yet is told as far as it has come. */
const offered = {
  last_30_days: (today: string): Period => ({ from: dayAfter(today, -29), to: today }),
  this_month: presets.this_month,
  last_month: presets.last_month,
  fiscal_year: presets.fiscal_year,
} as const;
type Offered = keyof typeof offered;

const until = ({ from, to }: Period, today: string): Period => ({ from, to: to < today ? to : today });

/** The period that the address names, the last thirty days without; undefined until the agency's day is known. */
export function usePeriod(): Period | undefined {
  const [params] = useSearchParams();
  const today = useToday();
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return today === undefined ? undefined : offered.last_30_days(today);
}

/** Periods by the agency's calendar day, one press each; the address keeps which. */
export function PeriodPresets({ period }: { readonly period: Period }) {
  const translate = useTranslate();
  const today = useToday();
  const firstMonth = useFirstMonth();
  const [, setParams] = useSearchParams();
  if (today === undefined) return null;
  return (
    <Stack
      direction="row"
      component="fieldset"
      aria-label={translate('reports.presets.label')}
      sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {(Object.keys(offered) as Offered[]).map(name => {
        const days = until(offered[name](today, firstMonth), today);
        const on = days.from === period.from && days.to === period.to;
        return (
          <PressChip
            key={name}
            on={on}
            label={translate(name === 'last_30_days' ? 'dashboards.last_30_days' : `reports.presets.${name}`)}
            onPress={() => setParams({ ...days })}
          />
        );
      })}
    </Stack>
  );
}
