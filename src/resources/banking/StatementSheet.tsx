import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { readTable } from '../../engine/crud/imports/readTable.ts';
import { SheetInput } from '../../engine/crud/imports/SheetInput.tsx';
import { isBlank } from '../../engine/kinds/blank.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { bankSheet } from './bankSheet.ts';

/** Most rows that are named. */
const MOST = 10;

interface Said {
  readonly severity: 'success' | 'warning' | 'error';
  readonly texts: readonly string[];
}

/** Takes a statement from the sheet of a bank: its lines, its days where none are typed, and its balances. */
export function StatementSheet() {
  const translate = useTranslate();
  const reader = useReader();
  const { getValues, setValue } = useFormContext();
  const [said, say] = useState<Said>();
  const take = async (file: File) => {
    const told = bankSheet(await readTable(file).catch(() => []), reader);
    if (!told || told.lines.length === 0)
      return say({ severity: 'error', texts: [translate('bankPages.sheet.unread')] });
    const { lines, left, days, balances } = told;
    const put = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldTouch: true });
    put('items', lines);
    for (const [at, name] of ['starts_on', 'ends_on'].entries()) if (isBlank(getValues(name))) put(name, days[at]);
    for (const [at, name] of ['opening_amount', 'closing_amount'].entries()) if (balances) put(name, balances[at]);
    const read = translate('bankPages.sheet.read', { smart_count: lines.length });
    if (left.length === 0) return say({ severity: 'success', texts: [read] });
    const rows = [...left.slice(0, MOST).map(String), ...(left.length > MOST ? ['…'] : [])].join(', ');
    say({ severity: 'warning', texts: [read, translate('bankPages.sheet.left', { smart_count: left.length, rows })] });
  };
  return (
    <Box component="section" aria-label={translate('bankPages.sheet.title')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('bankPages.sheet.hint')}
      </Typography>
      <SheetInput disabled={false} onChosen={file => void take(file)} />
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
