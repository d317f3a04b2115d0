import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { useToday, useWrittenForms } from '../../authProvider/useToday.ts';
import { readTable } from '../../engine/sheets/readTable.ts';
import { SheetInput } from '../../engine/sheets/SheetInput.tsx';
import { isBlank } from '../../engine/kinds/blank.ts';
import { type BankSheet, bankSheet } from './sheet/bankSheet.ts';
import { type Instead, SheetFindings } from './sheet/SheetFindings.tsx';

interface Taken {
  readonly sheet: Sheet;
  readonly instead: Instead;
  /** Nothing where no line could be read. */
  readonly told: BankSheet | undefined;
}

/** Takes a statement from the sheet of a bank: its lines, its days where none are typed, and its balances. */
export function StatementSheet() {
  const translate = useTranslate();
  const today = useToday();
  const forms = useWrittenForms();
  const { getValues, setValue } = useFormContext();
  const [taken, keep] = useState<Taken>();
  const take = (sheet: Sheet, instead: Instead) => {
    const told = today === undefined ? undefined : bankSheet(sheet, { forms, today, ...instead });
    if (!told || told.lines.length === 0) return keep({ sheet, instead, told: undefined });
    const { lines, days, balances } = told;
    const put = (name: string, value: unknown) => setValue(name, value, { shouldDirty: true, shouldTouch: true });
    put('items', lines);
    for (const [at, name] of ['starts_on', 'ends_on'].entries()) {
      const isOurs = getValues(name) === taken?.told?.days[at];
      if (isBlank(getValues(name)) || isOurs) put(name, days[at]);
    }
    for (const [at, name] of ['opening_amount', 'closing_amount'].entries())
      if (balances[at] !== undefined) put(name, balances[at]);
    keep({ sheet, instead, told });
  };
  return (
    <Box component="section" aria-label={translate('bankPages.sheet.title')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('bankPages.sheet.hint')}
      </Typography>
      <SheetInput
        disabled={today === undefined}
        onChosen={file => void (async () => take(await readTable(file).catch(() => []), {}))()}
      />
      {taken?.told && (
        <SheetFindings told={taken.told} onInstead={instead => take(taken.sheet, { ...taken.instead, ...instead })} />
      )}
      {taken && !taken.told && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('bankPages.sheet.unread')}
        </Alert>
      )}
    </Box>
  );
}
