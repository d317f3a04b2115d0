import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CanAccess, HttpError, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { accountLog } from '../../../../catalog/accounts/accountLog.ts';
import { Heading } from '../../../crud/Heading.tsx';
import { messageOf } from '../../../dataProvider/failure.ts';
import { PrintedPaper } from '../../../documents/PrintedPaper.tsx';
import { AccessDenied } from '../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../layout/LoadingPage.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatementPaper } from './StatementPaper.tsx';
import { StatementTools } from './StatementTools.tsx';
import { usePeriod } from './usePeriod.ts';
import { useStatement } from './useStatement.ts';

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const unprinted = { '@media print': { display: 'none' } } as const;

function StatementOf({ party }: { readonly party: number }) {
  const translate = useTranslate();
  const [period, setPeriod] = usePeriod();
  const { data, error, refetch } = useStatement(party, period);
  const isUnknown = error instanceof HttpError && error.status === 404;
  if (error) {
    const again = <Button onClick={() => void refetch()}>{translate('crud.retry')}</Button>;
    return (
      <Alert severity="error" action={!isUnknown && again}>
        {translate(isUnknown ? 'statement.unknown' : messageOf(error), { _: error.message })}
      </Alert>
    );
  }
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
    <CanAccess resource={accountLog.route} action="list" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate('statement.title')} about={`#${partyId}`} />
      <StatementOf key={partyId} party={Number(partyId)} />
    </CanAccess>
  );
}
