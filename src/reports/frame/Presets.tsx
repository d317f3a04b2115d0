import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { dayOf } from '../../../catalog/comparison.ts';
import { type Period, type Preset, presets } from '../../../catalog/periods.ts';
import { useFirstMonth, useToday } from '../../authProvider/useToday.ts';
import { useReport } from './useReport.ts';

/** Names of the periods that a report is offered for; one as of a day is made for the last day of each. */
const offered: readonly Preset[] = ['today', 'this_month', 'last_month', 'fiscal_year'];
const offeredAsOf: readonly Preset[] = ['today', 'last_month'];

/** Periods by the agency's calendar day, one press each. */
export function Presets() {
  const report = useReport();
  const { asOf } = report;
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const today = useToday();
  const firstMonth = useFirstMonth();
  const name = dayOf(report);
  if (name === undefined || today === undefined) return null;
  const [first, last] = [`${name}__gte`, `${name}__lte`];
  const filterOf = ({ from, to }: Period) => (asOf ? { [last]: to } : { [first]: from, [last]: to });
  const isOn = (filter: Readonly<Record<string, string>>) =>
    Object.entries(filter).every(([key, day]) => filterValues[key] === day);
  const without = Object.fromEntries(Object.entries(filterValues).filter(([key]) => key !== first && key !== last));
  return (
    <Stack
      direction="row"
      component="fieldset"
      aria-label={translate('reports.presets.label')}
      sx={{
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        p: 0,
        border: 0,
        order: { xs: 1, md: 0 },
        flexBasis: { xs: '100%', md: 'auto' },
      }}
    >
      {(asOf ? offeredAsOf : offered).map(preset => {
        const filter = filterOf(presets[preset](today, firstMonth));
        const on = isOn(filter);
        const word = asOf && preset !== 'today' ? `end_of_${preset}` : preset;
        return (
          <Chip
            key={preset}
            clickable
            component="button"
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            label={translate(`reports.presets.${word}`)}
            onClick={() => setFilters(on ? without : { ...filterValues, ...filter })}
          />
        );
      })}
    </Stack>
  );
}
