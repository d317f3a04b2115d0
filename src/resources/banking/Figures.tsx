import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Reconciliation } from '#catalog/banking/reconciliation.ts';
import { type Minor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { Fact } from '../../engine/facts/Fact.tsx';
import { Amount } from './Amount.tsx';
import type { StatementRecord } from './statementRecord.ts';
import type { Workbench } from './Workbench.ts';

interface FiguresProps {
  readonly statement: StatementRecord;
  readonly reconciliation: Reconciliation;
  readonly bench: Workbench;
}

/** From the books to the bank: what the two say, what explains the way between, and what is left of it. */
export function Figures({ statement, reconciliation, bench }: FiguresProps) {
  const translate = useTranslate();
  const waiting = sum(bench.open.map(({ amount }) => amount));
  const difference = toMinor(reconciliation.difference);
  const figures: readonly (readonly [string, Minor])[] = [
    ['opening', statement.opening],
    ['closing', statement.closing],
    ['book', toMinor(reconciliation.book)],
    ['waiting', waiting],
    ['seen', toMinor(reconciliation.seen)],
    ['explained', toMinor(reconciliation.explained)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 1.5,
        m: 0,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(45%, 130px), 1fr))',
        '& dd': { m: 0, fontWeight: 600 },
      }}
    >
      {figures.map(([name, amount]) => (
        <Fact key={name} about={translate(`bankPages.figures.${name}`)}>
          <Amount of={amount} />
        </Fact>
      ))}
      <Box
        sx={{
          px: 1.5,
          borderInlineStart: '4px solid',
          borderColor: difference === 0n ? 'success.main' : 'warning.main',
        }}
      >
        <Typography component="dt" variant="caption" color="textSecondary">
          {translate('bankPages.figures.difference')}
        </Typography>
        <Box component="dd" sx={{ fontSize: '1.15em' }}>
          <Amount of={difference} />
        </Box>
      </Box>
    </Box>
  );
}
