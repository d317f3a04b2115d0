import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/tr';
import { useLocaleState, useTranslate } from 'react-admin';
import { useToday } from '#src/authProvider/useToday.ts';
import type { DayForm } from './DayForm.ts';

interface DayCalendarProps extends Pick<DayForm, 'reach' | 'ofMonth'> {
  readonly anchor: HTMLElement | null;
  readonly day: string | undefined;
  onDay(day: string): void;
  onClose(): void;
}

const DAY = 'YYYY-MM-DD';
const placed = { vertical: 'bottom', horizontal: 'left' } as const;
/** Two letters: in Turkish four days of the week begin with the same as another. */
const weekday = (day: Dayjs): string => day.format('dd');

function useLocaleText() {
  const translate = useTranslate();
  return {
    previousMonth: translate('crud.days.previous'),
    nextMonth: translate('crud.days.next'),
    calendarViewSwitchingButtonAriaLabel: () => translate('crud.days.years'),
  };
}

/** Days of a month to pick one from, by pointer or keys; what lies beyond the field's reach is grey. */
export function DayCalendar({ anchor, day, reach: { min, max }, ofMonth, onDay, onClose }: DayCalendarProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const today = useToday();
  const pick = (picked: string) => {
    onDay(picked);
    onClose();
  };
  const isIn = today !== undefined && (min ?? '') <= today && today <= (max ?? '9999');
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={placed}
      onClose={onClose}
      // The portal still bubbles React events to a table row below, whose click would open the record.
      onClick={event => event.stopPropagation()}
      slotProps={{
        paper: {
          sx: { border: '1px solid', borderColor: 'divider' },
          role: 'dialog',
          'aria-label': translate(ofMonth ? 'crud.days.choose_month' : 'crud.days.choose'),
        },
      }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale} localeText={useLocaleText()}>
        <DateCalendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is a dialog, which takes the focus
          autoFocus
          views={ofMonth ? ['year', 'month'] : ['year', 'month', 'day']}
          openTo={ofMonth ? 'month' : 'day'}
          value={day === undefined ? null : dayjs(day)}
          {...(today !== undefined && { referenceDate: dayjs(today) })}
          {...(min !== undefined && { minDate: dayjs(min) })}
          {...(max !== undefined && { maxDate: dayjs(max) })}
          dayOfWeekFormatter={weekday}
          // The agency's day, not that of the machine.
          disableHighlightToday
          slotProps={{
            day: ({ day: shown }) => (shown.format(DAY) === today ? { className: 'ours' } : {}),
          }}
          sx={{ '& .ours': { border: '1px solid', borderColor: 'text.secondary' } }}
          onChange={(picked: Dayjs | null, state, view) => {
            if (picked && state === 'finish' && view === (ofMonth ? 'month' : 'day')) pick(picked.format(DAY));
          }}
        />
        {isIn && (
          <Button sx={{ m: 1, mt: 0 }} onClick={() => pick(today)}>
            {translate('crud.days.today')}
          </Button>
        )}
      </LocalizationProvider>
    </Popover>
  );
}
