import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { useBothCalendars } from '#src/engine/kinds/date/useBothCalendars.ts';

type Deadline = Readonly<Record<string, unknown>>;

const sayable = ({ is_met: isMet, due_date: day }: Deadline): boolean => isMet !== true && typeof day === 'string';

/** The open deadlines of a season by both calendars, those that are put off with the day until then and why. */
export function DeadlineDays() {
  const translate = useTranslate();
  const written = useBothCalendars();
  const record = useRecordContext();
  const rows: readonly Deadline[] = record?.['deadlines'] ?? [];
  const open = rows.filter(sayable);
  if (open.length === 0) return null;
  const text = ({ title, due_date: day, put_off_until: until, put_off_reason: reason }: Deadline) =>
    [
      String(title),
      written(String(day)),
      ...(typeof until === 'string'
        ? [translate('seasonPages.put_off', { day: written(until), reason: String(reason) })]
        : []),
    ].join(' · ');
  return (
    <Box component="ul" aria-label={translate('fields.deadlines')} sx={{ m: 0, p: 2, pb: 0, paddingInlineStart: 5 }}>
      {open.map(row => (
        <li key={Number(row['id'])}>
          <bdi>{text(row)}</bdi>
        </li>
      ))}
    </Box>
  );
}
