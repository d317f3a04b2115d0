import Box from '@mui/material/Box';
import { HttpError, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { party } from '#catalog/ledger/chart/party.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { PrintedPaper } from '#src/engine/documents/PrintedPaper.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatementPaper } from './StatementPaper.tsx';
import { StatementTools } from './StatementTools.tsx';
import { usePeriod } from './usePeriod.ts';
import { useStatement } from './useStatement.ts';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const unprinted = { '@media print': { display: 'none' } } as const;

function StatementOf({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const [period, setPeriod] = usePeriod();
  const { data, error, refetch } = useStatement(id, period);
  if (error instanceof HttpError && error.status === 404) return <UnknownRecord of={party.route} />;
  if (error) return <RetryAlert onRetry={refetch}>{translate(messageOf(error), { _: error.message })}</RetryAlert>;
  if (!data || !period) return <LoadingPage />;
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Box sx={{ ...bar, justifyContent: 'space-between', mb: 2, ...unprinted }}>
        <PeriodChoice period={period} onPeriod={setPeriod} />
        <Box sx={bar}>
          <StatementTools statement={data} />
        </Box>
      </Box>
      <PrintedPaper>
        <Box sx={{ overflowX: 'auto' }} tabIndex={0}>
          <StatementPaper statement={data} />
        </Box>
      </PrintedPaper>
    </Box>
  );
}

/** What has moved with one party in a period, and what is open with them: read, printed and sent. */
export function StatementPage() {
  const { partyId = '' } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate('statement.title')} about={`#${partyId}`} />
      <StatementOf key={partyId} id={Number(partyId)} />
    </>
  );
}
