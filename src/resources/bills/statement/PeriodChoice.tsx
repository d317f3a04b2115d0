import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { isDay } from '#catalog/engine/days/instants.ts';
import { type Period, presets } from '#catalog/engine/days/periods.ts';
import { date } from '#catalog/engine/fields.ts';
import { useFirstMonth, useToday } from '#src/authProvider/useToday.ts';
import { PressChip } from '#src/engine/choices/PressChip.tsx';
import { DayBox } from '#src/engine/kinds/date/DayBox.tsx';
import { useAnyDayForm } from '#src/engine/kinds/date/dayForms.ts';

const offered = ['this_month', 'last_month', 'fiscal_year'] as const;
const days = [
  ['from', 'booksVerified.first_day'],
  ['to', 'booksVerified.last_day'],
] as const;

const DAY = date();

interface PeriodChoiceProps {
  readonly period: Period;
  onPeriod(period: Period): void;
}

/** The days that a statement is about: one press for the usual ones, or each day by itself. */
export function PeriodChoice({ period, onPeriod }: PeriodChoiceProps) {
  const translate = useTranslate();
  const today = useToday();
  const firstMonth = useFirstMonth();
  const form = useAnyDayForm(DAY);
  return (
    <Box
      component="fieldset"
      aria-label={translate('reports.presets.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, m: 0, p: 0, border: 0 }}
    >
      {days.map(([name, word]) => (
        <DayBox
          key={name}
          form={form}
          fullWidth={false}
          label={translate(word)}
          value={period[name]}
          onValue={day => isDay(day) && onPeriod({ ...period, [name]: day })}
          sx={{ inlineSize: 160 }}
        />
      ))}
      {today !== undefined &&
        offered.map(preset => {
          const one = presets[preset](today, firstMonth);
          const on = one.from === period.from && one.to === period.to;
          return (
            <PressChip
              key={preset}
              on={on}
              label={translate(`reports.presets.${preset}`)}
              onPress={() => onPeriod(one)}
            />
          );
        })}
    </Box>
  );
}
