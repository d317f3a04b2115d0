import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Statement } from '#catalog/bills/statement/Statement.ts';
import { date } from '#catalog/engine/fields.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { AgencyHead } from '#src/layout/AgencyHead.tsx';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { useMarkWords } from '#src/engine/kinds/ref/useMarkWords.ts';
import { valueText } from '#src/engine/kinds/valueText.ts';
import { Balance } from '../../ledger/chart/Balance.tsx';
import { MovementTable } from './MovementTable.tsx';
import { OpenTable } from './OpenTable.tsx';

const DAY = date();

/** A statement as it is handed over: whose, of which days, what has moved, where it stands, and what is open. */
export function StatementPaper({ statement }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const reader = useReader();
  const { party, starts_on, ends_on, closing } = statement;
  const period = { from: valueText(DAY, starts_on, reader), to: valueText(DAY, ends_on, reader) };
  const { inShort } = useMarkWords();
  const told = party.marks.number !== undefined && inShort({ name: 'party' }, party.marks);
  const balance = toMinor(closing);
  const word = balance > 0n ? 'owes' : balance < 0n ? 'is_owed' : 'even';
  return (
    <>
      <AgencyHead />
      <Box sx={{ paddingBlock: 2 }}>
        <Typography variant="h5" component="h2">
          {translate('statement.title')}
        </Typography>
        <Typography>
          <bdi>{party.name}</bdi> · {told && `${told} · `}
          {translate('statement.period', period)}
        </Typography>
      </Box>
      <MovementTable statement={statement} />
      <Typography sx={{ paddingBlock: 2, fontWeight: 600 }}>
        {translate(`statement.${word}`)} {balance !== 0n && <Balance amount={balance} />}
      </Typography>
      <OpenTable statement={statement} />
    </>
  );
}
