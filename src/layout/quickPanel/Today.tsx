import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { written } from './written.ts';

/** The day, by the civil calendar and by the one of the Hajj (Umm al-Qura, as Saudi Arabia counts). */
export function Today({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const id = useId();
  const locale = useI18nProvider().getLocale();
  const civil = `${locale}-u-ca-gregory-nu-latn`;
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h3">
        {written(day, civil, { weekday: 'long' })}
      </Typography>
      <Typography component="p" variant="h5" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={day}>{written(day, civil, date)}</time>
      </Typography>
      <Typography color="textSecondary">
        {translate('pages.panel.hijri', { date: written(day, `${locale}-u-ca-islamic-umalqura-nu-latn`, date) })}
      </Typography>
    </Box>
  );
}
