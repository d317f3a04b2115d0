import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readTable } from '#src/engine/crud/imports/readTable.ts';
import { SheetInput } from '#src/engine/crud/imports/SheetInput.tsx';
import { sheetWords } from '#src/engine/crud/imports/sheetWords.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useChart } from '../chart/useChart.ts';
import { sheetLines, unknownLedgers } from './sheetLines.ts';

/** Most ledgers that are told of. */
const MOST = 10;

/** Takes the balances from a sheet: its lines stand in the grid then, in place of what was there. */
export function OpeningSheet() {
  const translate = useTranslate();
  const reader = useReader();
  const { chart } = useChart();
  const { setValue } = useFormContext();
  const [said, say] = useState<{ readonly severity: 'success' | 'error'; readonly texts: readonly string[] }>();
  const take = async (file: File) => {
    if (!chart) return;
    const [sheet, languages] = await Promise.all([readTable(file).catch(() => []), sheetWords()]);
    const lines = sheetLines(sheet, { chart, languages, reader });
    if (lines.length === 0) return say({ severity: 'error', texts: [translate('yearPages.opening.unread')] });
    setValue('items', lines, { shouldDirty: true, shouldTouch: true });
    const read = translate('yearPages.opening.read', { smart_count: lines.length });
    const unknown = unknownLedgers(sheet, { chart, languages });
    if (unknown.length === 0) return say({ severity: 'success', texts: [read] });
    const shown = unknown.slice(0, MOST).map(one => translate('yearPages.opening.no_ledger', { ...one }));
    const rest = unknown.length - shown.length;
    const others = rest > 0 ? [translate('yearPages.opening.no_ledger_more', { smart_count: rest })] : [];
    say({ severity: 'error', texts: [...shown, ...others, read] });
  };
  return (
    <Box component="section" aria-label={translate('yearPages.opening.sheet')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('yearPages.opening.sheet_hint')}
      </Typography>
      <SheetInput disabled={!chart} onChosen={file => void take(file)} />
      {said && (
        <Alert severity={said.severity} sx={{ mt: 1 }}>
          {said.texts.map(text => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
