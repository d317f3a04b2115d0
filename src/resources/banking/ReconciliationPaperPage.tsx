import { useGetList, useGetOne } from 'react-admin';
import { bankReconciliation } from '#catalog/ledger/reports/bankReconciliation.ts';
import { entities } from '#catalog/registry/entities.ts';
import { paperPage } from '../../engine/documents/paperPage.tsx';
import { type PaperReading, PrintPage } from '../../engine/documents/PrintPage.tsx';
import { readTogether } from '../../engine/documents/readTogether.ts';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { ReconciliationPaper, type ReconciliationParts } from './ReconciliationPaper.tsx';
import { statementIn } from './statementRecord.ts';
import { statementPath } from './statementPath.ts';
import { useReconciliation } from './useReconciliation.ts';
import { workbenchOf } from './Workbench.ts';

const { bank_statement: statement, ledger_account: ledger } = entities;
const words = {
  back: 'bankPages.to_reconcile',
  print: 'voucherPages.print',
} as const;

/** As many as a report tells at once. */
const MOST = { page: 1, perPage: 500 };

function usePaper(id: number): PaperReading<ReconciliationParts> {
  const asked = useGetOne(statement.route, { id });
  const { data: record } = asked;
  const beside = useReconciliation(id);
  const bank = useGetOne(ledger.route, { id: Number(record?.['ledger']) }, { enabled: record !== undefined });
  const waiting = useGetList(
    bankReconciliation.route,
    {
      filter: {
        log_date__lte: record?.['ends_on'],
        ledger__in: [record?.['ledger']],
        ...(record?.['branch'] && { branch__in: [record['branch']] }),
      },
      pagination: MOST,
    },
    { enabled: record !== undefined },
  );
  const rest = readTogether([asked, beside, bank, waiting]);
  if (!record || !beside.data || !bank.data || !waiting.data) return rest;
  const told = statementIn(record);
  const parts = {
    statement: told,
    reconciliation: beside.data,
    bench: workbenchOf(told, beside.data),
    waiting: waiting.data,
  };
  return { ...rest, parts: { ...parts, bank: titleOf(ledger, bank.data) } };
}

const Sheet = ({ id }: { readonly id: number }) => (
  <PrintPage paper={usePaper(id)} words={words} backTo={statementPath(id)}>
    {parts => <ReconciliationPaper {...parts} />}
  </PrintPage>
);

/** A reconciliation as it is signed and filed with the statement of the bank. */
export const ReconciliationPaperPage = paperPage('bankPages.paper.title', Sheet, 'statementId');
