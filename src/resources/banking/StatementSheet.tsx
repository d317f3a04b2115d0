import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Sheet } from '#catalog/engine/reading/Sheet.ts';
import { useToday, useWrittenForms } from '../../authProvider/useToday.ts';
import { readTable } from '../../engine/sheets/readTable.ts';
import { SheetInput } from '../../engine/sheets/SheetInput.tsx';
import { FileStatements } from './formats/FileStatements.tsx';
import { useBankFile } from './formats/useBankFile.ts';
import { type BankSheet, bankSheet } from './sheet/bankSheet.ts';
import { type Instead, SheetFindings } from './sheet/SheetFindings.tsx';
import { usePutLines } from './usePutLines.ts';

interface Taken {
  /** Nothing where the lines are those of a format of banks. */
  readonly sheet?: Sheet;
  readonly instead: Instead;
  /** Nothing where no line could be read. */
  readonly told: BankSheet | undefined;
}

/** Takes a statement from a sheet or a file of a bank: its lines, its days where none are typed, and its balances. */
export function StatementSheet() {
  const translate = useTranslate();
  const today = useToday();
  const forms = useWrittenForms();
  const putLines = usePutLines();
  const [taken, keep] = useState<Taken>();
  const file = useBankFile(() => keep(undefined));
  const takeFrom = useCallback(
    (told: BankSheet | undefined) => {
      if (told && told.lines.length > 0) putLines(told);
      keep(told && { instead: {}, told });
    },
    [putLines],
  );
  const take = (sheet: Sheet, instead: Instead) => {
    const told = today === undefined ? undefined : bankSheet(sheet, { forms, today, ...instead });
    if (!told || told.lines.length === 0) return keep({ sheet, instead, told: undefined });
    putLines(told);
    keep({ sheet, instead, told });
  };
  const isRead = taken?.told !== undefined && taken.told.lines.length > 0;
  return (
    <Box component="section" aria-label={translate('bankPages.sheet.title')}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate('bankPages.sheet.hint')}
      </Typography>
      <SheetInput
        disabled={today === undefined}
        others={file}
        onRefused={file.leave}
        onChosen={sheet => void (async () => take(await readTable(sheet).catch(() => []), {}))()}
      />
      {file.statements && (
        <FileStatements key={file.count} statements={file.statements} taken={taken?.told} onTaken={takeFrom} />
      )}
      {isRead && taken.told && (
        <SheetFindings
          told={taken.told}
          onInstead={instead => taken.sheet && take(taken.sheet, { ...taken.instead, ...instead })}
        />
      )}
      {taken && !isRead && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate(taken.sheet ? 'bankPages.sheet.unread' : 'bankPages.file.no_lines')}
        </Alert>
      )}
    </Box>
  );
}
