import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayInWords } from '#catalog/engine/reading/days/dayInWords.ts';
import { usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { useReader } from '../../../engine/kinds/useReader.ts';
import type { BankSheet } from '../sheet/bankSheet.ts';
import type { AccountStatement } from './readBankFile.ts';
import { useDifferences } from './useDifferences.ts';

interface FileStatementsProps {
  readonly statements: readonly AccountStatement[];
  /** What was taken last. */
  readonly taken: BankSheet | undefined;
  /** Is given the lines once it is clear whose they are, and nothing while another statement is asked about. */
  onTaken(told: BankSheet | undefined): void;
}

/** Asks which statement of a file is meant, and says whose it is before its lines are taken. */
export function FileStatements({ statements, taken, onTaken }: FileStatementsProps) {
  const translate = useTranslate();
  const { locale, forms = usualForms } = useReader();
  const [chosen, choose] = useState(statements.length === 1 ? 0 : undefined);
  const statement = chosen === undefined ? undefined : statements[chosen];
  const { texts, isKnown, isUnnumbered } = useDifferences(statement);
  const isClear = statement !== undefined && isKnown && texts.length === 0;
  useEffect(() => {
    if (isClear && taken !== statement.told) onTaken(statement.told);
  }, [isClear, taken, statement, onTaken]);
  const nameOf = ({ account, currency, told: { days, lines } }: AccountStatement) => {
    if (lines.length === 0) return translate('bankPages.file.statement_empty', { account, currency });
    const [from, to] = days.map(day => dayInWords(day, { locale, order: forms.dayOrder }));
    return translate('bankPages.file.statement', { account, currency, from, to, smart_count: lines.length });
  };
  return (
    <>
      {statements.length > 1 && (
        <TextField
          select
          fullWidth
          size="small"
          sx={{ mt: 2 }}
          label={translate('bankPages.file.which')}
          helperText={translate('bankPages.file.which_hint')}
          value={chosen ?? ''}
          onChange={({ target }) => {
            choose(Number(target.value));
            onTaken(undefined);
          }}
        >
          {Array.from(statements.entries(), ([at, one]) => (
            <MenuItem key={at} value={at}>
              <bdi>{nameOf(one)}</bdi>
            </MenuItem>
          ))}
        </TextField>
      )}
      {statement && texts.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={
            taken !== statement.told && (
              <Button size="small" color="inherit" onClick={() => onTaken(statement.told)}>
                {translate('bankPages.file.take')}
              </Button>
            )
          }
        >
          {texts.map(text => (
            <div key={text}>
              <bdi>{text}</bdi>
            </div>
          ))}
        </Alert>
      )}
      {statement && isUnnumbered && (
        <Alert severity="info" sx={{ mt: 1 }}>
          <bdi>{translate('bankPages.file.unnumbered', { account: statement.account })}</bdi>
        </Alert>
      )}
    </>
  );
}
