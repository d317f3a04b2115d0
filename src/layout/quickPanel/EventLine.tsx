import { useWrittenForms } from '../../authProvider/useToday.ts';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { MouseEvent } from 'react';
import { inBothCalendars } from '#catalog/engine/reading/days/calendars.ts';
import { type DayWords, dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import { LinkBase, useI18nProvider, useTranslate } from 'react-admin';
import type { ComingEvent } from './ComingEvent.ts';

interface EventLineProps {
  readonly event: ComingEvent;
  /** The agency's calendar day. */
  readonly today: string;
  onOpen?(): void;
}

/** Whether a press opens the link here, rather than in a tab or window of its own. */
const opensHere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Day and month; the year only where it is another one, or by the calendar of the Hajj too. */
function shortDay({ date, inBothCalendars: isBoth }: ComingEvent, today: string, words: DayWords): string {
  if (isBoth) return inBothCalendars(date, { ...words, month: 'short' });
  return dayInWords(date, words, date.slice(0, 4) === today.slice(0, 4));
}

/** Keeps a name in one piece within a sentence of the other direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Whom an event is about; a package says it of a group. */
function useWho({ count, title, who = [] }: ComingEvent): string {
  const translate = useTranslate();
  const locale = useI18nProvider().getLocale();
  const names = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(who.filter(Boolean).map(isolated));
  if (count === 1 || !names) return [names, title && isolated(title)].filter(Boolean).join(' · ');
  if (title) return isolated(title);
  const others = count - who.length;
  return others > 0 ? translate('pages.panel.and_others', { names, smart_count: others }) : names;
}

/** What comes up, when and whom it is about, as a way to it. */
export function EventLine({ event, today, onOpen }: EventLineProps) {
  const translate = useTranslate();
  const words = { locale: useI18nProvider().getLocale(), order: useWrittenForms().dayOrder };
  const who = useWho(event);
  const { kind, date, count, link } = event;
  const day = shortDay(event, today, words);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={LinkBase}
        to={link}
        onClick={(press: MouseEvent) => opensHere(press) && onOpen?.()}
        sx={{ paddingInline: 1, marginInline: -1 }}
      >
        <ListItemText
          sx={{ marginBlock: 0 }}
          primary={translate(`pages.panel.kinds.${kind}`, { smart_count: count, _: kind })}
          secondary={
            <>
              <time dateTime={date}>{date < today ? translate('pages.panel.since', { date: day }) : day}</time>
              {who && ` · ${who}`}
            </>
          }
        />
      </ListItemButton>
    </ListItem>
  );
}
