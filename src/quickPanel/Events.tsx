import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { hajjPassengerInfo } from '../../catalog/hajj/hajjPassengerInfo.ts';
import { useReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';
import type { ComingEvent } from './useQuickPanel.ts';

interface EventsProps {
  readonly events: readonly ComingEvent[];
  onOpen?(): void;
}

const aboutPilgrims = ({ link }: ComingEvent): boolean => link.startsWith(`/apps/${hajjPassengerInfo.route}`);

/** A package of whose pilgrims the list tells already says nothing more. */
const withoutRepeats = (events: readonly ComingEvent[]): readonly ComingEvent[] => {
  const placeOf = ({ kind, date, title }: ComingEvent) => `${kind} ${date} ${title ?? ''}`;
  const told = new Set(events.filter(aboutPilgrims).map(placeOf));
  return events.filter(event => aboutPilgrims(event) || !told.has(placeOf(event)));
};

const wordOf = (event: ComingEvent): string =>
  aboutPilgrims(event) && (event.kind === 'departure' || event.kind === 'return') ? `pages.panel.${event.kind}_pilgrims` : `pages.panel.${event.kind}`;

/** What comes up, each with the way to it. */
export function Events({ events, onOpen }: EventsProps) {
  const translate = useTranslate();
  const reader = useReader();
  return (
    <section aria-label={translate('pages.panel.events')}>
      <Typography variant="h6" component="h3">
        {translate('pages.panel.events')}
      </Typography>
      {events.length === 0 && <Typography color="textSecondary">{translate('pages.panel.no_events')}</Typography>}
      {/* Not so long that what stands below is out of reach. */}
      <List hidden={events.length === 0} dense disablePadding tabIndex={0} aria-label={translate('pages.panel.events')} sx={{ maxHeight: 360, overflowY: 'auto' }}>
        {withoutRepeats(events).map(event => {
          const { kind, date, count, title, link } = event;
          return (
            <ListItem key={`${kind} ${date} ${link}`} disablePadding>
              <ListItemButton component={LinkBase} to={link} onClick={onOpen} sx={{ paddingInline: 1 }}>
                <ListItemText
                  primary={translate(wordOf(event), { smart_count: count })}
                  secondary={
                    <>
                      {title && <bdi>{title} · </bdi>}
                      <time dateTime={date}>{valueText({ kind: 'date', required: true }, date, reader)}</time>
                    </>
                  }
                />
              </ListItemButton>
            </ListItem>
          );
        })}
      </List>
    </section>
  );
}
