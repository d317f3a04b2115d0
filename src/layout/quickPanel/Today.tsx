import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { written } from '#catalog/engine/days/calendars.ts';

/** The day, by the civil calendar and by the one of the Hajj (Umm al-Qura, as Saudi Arabia counts). */
export function Today({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const id = useId();
  const locale = useI18nProvider().getLocale();
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3">
        {written(day, locale, 'gregory', { weekday: 'long' })}
      </Typography>
      <Typography component="p" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={day}>{written(day, locale, 'gregory', date)}</time>
      </Typography>
      <Typography color="textSecondary">
        {translate('pages.panel.hijri', { date: written(day, locale, 'islamic-umalqura', date) })}
      </Typography>
    </Box>
  );
}
