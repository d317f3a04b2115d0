import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { PaperOnScreen } from '../../papers/PaperOnScreen.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { statementPath } from './statementPath.ts';
import { usePeriod } from './usePeriod.ts';

/** A statement ready for the printer, of the days that are chosen. */
export function StatementPaperPage() {
  const { partyId = '' } = useParams();
  const translate = useTranslate();
  const [period, setPeriod] = usePeriod();
  return (
    <>
      <Heading title={translate('statement.title')} about={`#${partyId}`} />
      {period ? (
        <>
          {/* It stays where a period is refused. */}
          <Box sx={{ paddingBlockStart: 2, '@media print': { display: 'none' } }}>
            <PeriodChoice period={period} onPeriod={setPeriod} />
          </Box>
          <PaperOnScreen
            key={partyId}
            kind="statement"
            id={partyId}
            query={{ ...period }}
            backTo={statementPath(partyId, period)}
            back="statement.paper_back"
          />
        </>
      ) : (
        <LoadingPage />
      )}
    </>
  );
}
