import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type ComingEvent, eventsByDue } from './ComingEvent.ts';
import { EventLine } from './EventLine.tsx';

/** Events that are shown before one asks for all, so that what stands below stays in sight. */
const FEW = 5;

interface EventsProps {
  readonly events: readonly ComingEvent[];
  /** The agency's calendar day. */
  readonly today: string;
  onOpen?(): void;
}

/** What comes up, by when it is due, each with the way to it. */
export function Events({ events, today, onOpen }: EventsProps) {
  const translate = useTranslate();
  const id = useId();
  const [all, setAll] = useState(false);
  const shown = all ? events : events.slice(0, FEW);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3">
        {translate('pages.panel.events')}
      </Typography>
      {events.length === 0 && <Typography color="textSecondary">{translate('pages.panel.no_events')}</Typography>}
      {eventsByDue(shown, today).map(([due, found]) => (
        <section key={due} aria-labelledby={`${id}${due}`}>
          <Typography
            id={`${id}${due}`}
            variant="subtitle2"
            component="h4"
            color="textSecondary"
            sx={{ paddingBlockStart: 1 }}
          >
            {translate(`pages.panel.due.${due}`)}
          </Typography>
          <List dense disablePadding aria-labelledby={`${id}${due}`}>
            {found.map(event => (
              <EventLine
                key={`${event.kind} ${event.date} ${event.link}`}
                event={event}
                today={today}
                {...(onOpen && { onOpen })}
              />
            ))}
          </List>
        </section>
      ))}
      {events.length > FEW && (
        <Button size="small" aria-expanded={all} sx={{ marginInlineStart: '-5px' }} onClick={() => setAll(!all)}>
          {translate(all ? 'pages.panel.show_fewer' : 'pages.panel.show_all', { total: events.length })}
        </Button>
      )}
    </section>
  );
}
