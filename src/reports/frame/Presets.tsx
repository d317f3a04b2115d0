import Stack from '@mui/material/Stack';
import { omitBy } from 'es-toolkit';
import { useListContext, useTranslate } from 'react-admin';
import { dayOf, endsToday, lastDayKey } from '#catalog/engine/comparison.ts';
import type { Report } from '#catalog/engine/defineReport.ts';
import { type Period, type Preset, presets } from '#catalog/engine/days/periods.ts';
import { PressChip } from '../../engine/choices/PressChip.tsx';
import { useFirstMonth, useToday } from '../../authProvider/useToday.ts';
import { useReport } from './useReport.ts';

/** Names of the periods that a report is offered for; one as of a day is made for the last day of each. */
const offered: readonly Preset[] = ['today', 'this_month', 'last_month', 'fiscal_year'];
const offeredAsOf: readonly Preset[] = ['today', 'last_month'];

const filterOf = (report: Report, { from, to }: Period): Readonly<Record<string, string>> => ({
  ...(!report.asOf && { [`${dayOf(report)}__gte`]: from }),
  [`${dayOf(report)}__lte`]: to,
});

/** What a report is narrowed by before anybody has narrowed it; undefined until the agency's day is known. */
export function useFirstFilter(): Readonly<Record<string, string>> | undefined {
  const report = useReport();
  const today = useToday();
  const firstMonth = useFirstMonth();
  if (lastDayKey(report) === undefined) return {};
  if (today === undefined) return undefined;
  const { opensFor } = report;
  return opensFor ? filterOf(report, presets[opensFor](today, firstMonth)) : endsToday(report, {}, today);
}

const inRow = { flexWrap: 'wrap', gap: 1, order: { xs: 1, md: 0 }, flexBasis: { xs: '100%', md: 'auto' } } as const;

/** Periods by the agency's calendar day, one press each. */
export function Presets() {
  const report = useReport();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const today = useToday();
  const firstMonth = useFirstMonth();
  if (dayOf(report) === undefined || today === undefined) return null;
  const isOn = (filter: Readonly<Record<string, string>>) =>
    Object.entries(filter).every(([key, day]) => filterValues[key] === day);
  const without = omitBy(filterValues, (_, key) => key.startsWith(`${dayOf(report)}__`));
  return (
    <Stack
      direction="row"
      component="fieldset"
      aria-label={translate('reports.presets.label')}
      sx={{ ...inRow, m: 0, p: 0, border: 0 }}
    >
      {(report.asOf ? offeredAsOf : offered).map(preset => {
        const filter = filterOf(report, presets[preset](today, firstMonth));
        const on = isOn(filter);
        const word = report.asOf && preset !== 'today' ? `end_of_${preset}` : preset;
        return (
          <PressChip
            key={preset}
            on={on}
            label={translate(`reports.presets.${word}`)}
            onPress={() => setFilters(on ? without : { ...filterValues, ...filter })}
          />
        );
      })}
    </Stack>
  );
}
