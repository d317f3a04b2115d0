import Edit from '@mui/icons-material/EditOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { LinkBase, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { Spoken } from '../../engine/arrange/Spoken.tsx';
import type { Reconciliation } from '#catalog/banking/reconciliation.ts';
import { statementFaults } from '#catalog/banking/statementLaw.ts';
import { Heading } from '../../engine/pages/Heading.tsx';
import { ToolLink } from '../../engine/pages/ToolLink.tsx';
import { useAmountText } from '../../engine/facts/useAmountText.ts';
import { FactList } from '../ledger/documents/FactList.tsx';
import { BankSide } from './BankSide.tsx';
import { BookSide } from './BookSide.tsx';
import { Ending, toldOf } from './Ending.tsx';
import { Figures } from './Figures.tsx';
import { LineDialog } from './LineDialog.tsx';
import { RECONCILIATION, statementPath } from './statementPath.ts';
import { statementIn } from './statementRecord.ts';
import { useWork } from './useWork.ts';
import { workbenchOf } from './Workbench.ts';
import { WorkBar } from './WorkBar.tsx';
import { HistoryTool } from '../../engine/history/HistoryTool.tsx';

function Tools({ record }: { readonly record: RaRecord }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', gap: 1, py: 1 }}>
      <ToolLink icon={<Edit />} to={statementPath(record.id, true)} label="bankPages.as_given" />
      <ToolLink icon={<Print />} to={`/apps${RECONCILIATION}/${String(record.id)}`} label="bankPages.print" />
      <HistoryTool />
    </Box>
  );
}

interface ReconcilePageProps {
  readonly record: RaRecord;
  readonly reconciliation: Reconciliation;
}

/** A statement beside the books: both sides, what is the same on them, and what is left. */
export function ReconcilePage({ record, reconciliation }: ReconcilePageProps) {
  const translate = useTranslate();
  const amountText = useAmountText();
  const statement = useMemo(() => statementIn(record), [record]);
  const bench = useMemo(() => workbenchOf(statement, reconciliation), [statement, reconciliation]);
  const mayWork = toldOf(record, 'match') !== undefined && statement.status === 'draft';
  const isFaulty = statement.status === 'draft' && statementFaults(statement).length > 0;
  const work = useWork({ id: statement.id, bench, mayWork: mayWork && !isFaulty });
  const { difference, earlier } = reconciliation;
  const sides = { bench, work, mayWork: mayWork && !isFaulty };
  return (
    <RecordContextProvider value={record}>
      <Heading title={statement.no} about={translate('entities.bank_statement', { smart_count: 1 })} />
      <Tools record={record} />
      <Card sx={{ overflow: 'visible' }}>
        <Box sx={{ p: 2, display: 'grid', gap: 2 }}>
          <FactList names={['ledger', 'branch', 'starts_on', 'ends_on', 'status']} />
          <Figures statement={statement} reconciliation={reconciliation} bench={bench} />
          <Spoken>{`${translate('bankPages.figures.difference')} ${amountText(difference)}`}</Spoken>
          {isFaulty && (
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" component={LinkBase} to={statementPath(record.id, true)}>
                  {translate('bankPages.mend')}
                </Button>
              }
            >
              {translate('bankPages.faulty')}
            </Alert>
          )}
          {mayWork && earlier > 0 && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="small"
                  disabled={work.isPending}
                  onClick={() => void work.give({ verb: 'bring_forward' })}
                >
                  {translate('commands.bring_forward')}
                </Button>
              }
            >
              {translate('bankPages.earlier', { smart_count: earlier })}
            </Alert>
          )}
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <BankSide {...sides} />
            <BookSide {...sides} />
          </Box>
        </Box>
        <WorkBar work={work} isWorking={sides.mayWork}>
          <Ending record={record} statement={statement} difference={difference} work={work} />
        </WorkBar>
      </Card>
      {work.asking && <LineDialog {...work.asking} statement={statement.id} onClose={() => work.ask(undefined)} />}
    </RecordContextProvider>
  );
}
