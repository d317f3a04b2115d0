import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { useReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';
import type { ComingEvent } from './useQuickPanel.ts';

interface EventsProps {
  readonly events: readonly ComingEvent[];
  onOpen?(): void;
}

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
      <List dense disablePadding>
        {events.map(({ kind, date, count, title, link }) => (
          <ListItem key={`${kind} ${date} ${link}`} disablePadding>
            <ListItemButton component={LinkBase} to={link} onClick={onOpen} sx={{ paddingInline: 1 }}>
              <ListItemText
                primary={translate(`pages.panel.${kind}`, { smart_count: count })}
                secondary={
                  <>
                    {title && <bdi>{title} · </bdi>}
                    <time dateTime={date}>{valueText({ kind: 'date', required: true }, date, reader)}</time>
                  </>
                }
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </section>
  );
}
