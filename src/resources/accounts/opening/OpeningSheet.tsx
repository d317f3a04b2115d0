import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readTable } from '../../../crud/imports/readTable.ts';
import { SheetInput } from '../../../crud/imports/SheetInput.tsx';
import { sheetWords } from '../../../crud/imports/sheetWords.ts';
import { useReader } from '../../../kinds/useReader.ts';
import { useChart } from '../chart/useChart.ts';
import { sheetLines } from './sheetLines.ts';

/** Takes the balances from a sheet: its lines stand in the grid then, in place of what was there. */
export function OpeningSheet() {
  const translate = useTranslate();
  const reader = useReader();
  const { chart } = useChart();
  const { setValue } = useFormContext();
  const [said, say] = useState<{ readonly severity: 'success' | 'error'; readonly text: string }>();
  const read = async (file: File) => {
    if (!chart) return;
    const [sheet, languages] = await Promise.all([readTable(file).catch(() => []), sheetWords()]);
    const lines = sheetLines(sheet, { chart, languages, reader });
    if (lines.length === 0) return say({ severity: 'error', text: translate('yearPages.opening.unread') });
    setValue('items', lines, { shouldDirty: true, shouldTouch: true });
    say({ severity: 'success', text: translate('yearPages.opening.read', { smart_count: lines.length }) });
  };
  return (
    <Box component="section" aria-label={translate('yearPages.opening.sheet')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('yearPages.opening.sheet_hint')}
      </Typography>
      <SheetInput disabled={!chart} onChosen={file => void read(file)} />
      {said && (
        <Alert severity={said.severity} sx={{ mt: 1 }}>
          {said.text}
        </Alert>
      )}
    </Box>
  );
}
