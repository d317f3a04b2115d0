import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { isDay } from '#catalog/engine/days/instants.ts';
import { type Period, presets } from '#catalog/engine/days/periods.ts';
import { useFirstMonth, useToday } from '#src/authProvider/useToday.ts';

const offered = ['this_month', 'last_month', 'fiscal_year'] as const;
const days = [
  ['from', 'booksVerified.first_day'],
  ['to', 'booksVerified.last_day'],
] as const;

interface PeriodChoiceProps {
  readonly period: Period;
  onPeriod(period: Period): void;
}

/** The days that a statement is about: one press for the usual ones, or each day by itself. */
export function PeriodChoice({ period, onPeriod }: PeriodChoiceProps) {
  const translate = useTranslate();
  const today = useToday();
  const firstMonth = useFirstMonth();
  return (
    <Box
      component="fieldset"
      aria-label={translate('reports.presets.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {days.map(([name, word]) => (
        <TextField
          key={name}
          type="date"
          size="small"
          fullWidth={false}
          label={translate(word)}
          value={period[name]}
          onChange={({ target }) => isDay(target.value) && onPeriod({ ...period, [name]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      {today !== undefined &&
        offered.map(preset => {
          const one = presets[preset](today, firstMonth);
          const on = one.from === period.from && one.to === period.to;
          return (
            <Chip
              key={preset}
              clickable
              component="button"
              aria-pressed={on}
              color={on ? 'primary' : 'default'}
              variant={on ? 'filled' : 'outlined'}
              label={translate(`reports.presets.${preset}`)}
              onClick={() => onPeriod(one)}
            />
          );
        })}
    </Box>
  );
}
