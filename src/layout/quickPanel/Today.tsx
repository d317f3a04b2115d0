import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { dayInWords, weekdayOf } from '#catalog/engine/reading/days/dayInWords.ts';
import { useWrittenForms } from '../../authProvider/useToday.ts';

/** The day, by the civil calendar and by the one of the Hajj (Umm al-Qura, as Saudi Arabia counts). */
export function Today({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const id = useId();
  const locale = useI18nProvider().getLocale();
  const words = { locale, order: useWrittenForms().dayOrder, month: 'long' } as const;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3">
        {weekdayOf(day, locale)}
      </Typography>
      <Typography component="p" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={day}>{dayInWords(day, words)}</time>
      </Typography>
      <Typography color="textSecondary">
        {translate('pages.panel.hijri', { date: dayInWords(day, { ...words, calendar: 'islamic-umalqura' }) })}
      </Typography>
    </Box>
  );
}
