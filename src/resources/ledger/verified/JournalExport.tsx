import { useMutation } from '@tanstack/react-query';
import Download from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { isDay } from '#catalog/engine/days/instants.ts';
import { date } from '#catalog/engine/fields.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { DayBox } from '#src/engine/kinds/date/DayBox.tsx';
import { useAnyDayForm } from '#src/engine/kinds/date/dayForms.ts';
import { offer } from '#src/engine/exports/writeFile.ts';

const DAY = date();
const isSaid = (day: string): boolean => day === '' || isDay(day);

/** Hands out the journal as a text for other programs, the whole of it or that of some days. */
export function JournalExport({ disabled }: { readonly disabled: boolean }) {
  const translate = useTranslate();
  const form = useAnyDayForm(DAY);
  const notify = useNotify();
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const [days, setDays] = useState({ log_date__gte: '', log_date__lte: '' });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const given = Object.entries(days).filter(([, day]) => day !== '');
      const file = await dataProvider.download('/api/accounts/journal', { query: new URLSearchParams(given) });
      offer(file, ['rihla', ...given.map(([, day]) => day)].join(' '), 'journal');
    },
    onError: (error: Error) => {
      const reason = translate(error.message, { _: error.message });
      notify('crud.export.failed', { type: 'error', messageArgs: { reason } });
    },
  });
  const fields = [
    ['log_date__gte', 'first_day'],
    ['log_date__lte', 'last_day'],
  ] as const;
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
        {translate('booksVerified.journal')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('booksVerified.about_journal')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {fields.map(([key, word]) => (
          <DayBox
            key={key}
            form={form}
            fullWidth={false}
            label={translate(`booksVerified.${word}`)}
            value={days[key]}
            error={!isSaid(days[key])}
            disabled={disabled}
            onValue={day => setDays({ ...days, [key]: day })}
            sx={{ inlineSize: 170 }}
          />
        ))}
        <Button
          variant="outlined"
          startIcon={<Download />}
          loading={isPending}
          loadingPosition="start"
          // An export of other days than those that stand there would be taken for theirs.
          disabled={disabled || !Object.values(days).every(isSaid)}
          onClick={() => mutate()}
        >
          {translate('booksVerified.download')}
        </Button>
      </Box>
    </Card>
  );
}
