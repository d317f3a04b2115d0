import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { reckonedClosing } from '#catalog/banking/statementLaw.ts';
import { Amount } from './Amount.tsx';
import { statementIn } from './statementRecord.ts';

/** What the opening balance and the lines come to, beside what the bank says, while a statement is typed. */
export function StatementSum() {
  const translate = useTranslate();
  const [items, opening_amount, closing_amount] = useWatch({ name: ['items', 'opening_amount', 'closing_amount'] });
  const statement = statementIn({ items, opening_amount, closing_amount });
  const difference = statement.closing - reckonedClosing(statement);
  if (statement.lines.length === 0) return null;
  return (
    <Alert
      severity={difference === 0n ? 'success' : 'warning'}
      icon={difference === 0n ? <CheckCircle fontSize="inherit" /> : undefined}
      role="note"
    >
      {translate('bankPages.figures.opening')} <Amount of={statement.opening} /> ·{' '}
      {translate('bankPages.lines_come_to')} <Amount of={reckonedClosing(statement) - statement.opening} /> ·{' '}
      {translate('bankPages.figures.closing')} <Amount of={statement.closing} /> ·{' '}
      {translate('bankPages.figures.difference')} <Amount of={difference} />
    </Alert>
  );
}
