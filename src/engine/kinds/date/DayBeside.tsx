import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { overlay } from '../../onDemand/overlay.tsx';
import type { DayForm } from './DayForm.ts';
import type { DayTyping } from './useDayTyping.ts';

export const DayCalendar = overlay(async () => (await import('./DayCalendar.tsx')).DayCalendar);

interface Props {
  readonly box: HTMLElement | null;
  readonly form: DayForm;
  readonly value: string;
  readonly typing: DayTyping;
}

/** What stands beside a box in which a day is typed: what the text is taken for, and the calendar. */
export function DayBeside({ box, form, value, typing }: Props) {
  return (
    <>
      <Popper
        open={typing.meaning !== undefined && !typing.isOpen}
        anchorEl={box}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper component="output" elevation={6} sx={{ display: 'block', px: 1.5, py: 0.5, fontSize: 13 }}>
          {typing.meaning}
        </Paper>
      </Popper>
      {typing.isOpen && (
        <DayCalendar
          anchor={box}
          day={form.dayOf(value)}
          reach={form.reach}
          ofMonth={form.ofMonth}
          onDay={typing.choose}
          onClose={typing.close}
        />
      )}
    </>
  );
}
