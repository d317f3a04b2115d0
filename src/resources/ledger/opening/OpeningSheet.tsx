import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { SheetInput } from '#src/engine/sheets/SheetInput.tsx';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useChart } from '../chart/useChart.ts';
import { type Instead, OpeningFindings } from './sheet/OpeningFindings.tsx';
import { type OpeningSheet as Told, openingSheet } from './sheet/openingSheet.ts';

interface Taken {
  readonly sheet: Sheet;
  readonly instead: Instead;
  /** Nothing where no line could be read. */
  readonly told: Told | undefined;
}

/** Takes the balances from a sheet: its lines stand in the grid then, in place of what was there. */
export function OpeningSheet() {
  const translate = useTranslate();
  const reader = useReader();
  const { chart } = useChart();
  const { setValue } = useFormContext();
  const [taken, keep] = useState<Taken>();
  const take = async (sheet: Sheet, instead: Instead) => {
    if (!chart) return;
    const told = openingSheet(sheet, { chart, languages: await sheetWords(), reader, ...instead });
    const isAny = told !== undefined && told.lines.length + told.apart.length > 0;
    if (isAny) setValue('items', told.lines, { shouldDirty: true, shouldTouch: true });
    keep({ sheet, instead, told: isAny ? told : undefined });
  };
  return (
    <Box component="section" aria-label={translate('yearPages.opening.sheet')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('yearPages.opening.sheet_hint')}
      </Typography>
      <SheetInput
        disabled={!chart}
        onChosen={file => void (async () => take(await readTable(file).catch(() => []), {}))()}
      />
      {taken?.told && (
        <OpeningFindings
          told={taken.told}
          onInstead={instead => void take(taken.sheet, { ...taken.instead, ...instead })}
        />
      )}
      {taken && !taken.told && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('yearPages.opening.unread')}
        </Alert>
      )}
    </Box>
  );
}
