import { useCreatePath, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { paperPage } from '#src/engine/documents/paperPage.tsx';
import { type PaperReading, PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { readTogether } from '#src/engine/documents/readTogether.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { CashCount, type CashCountProps } from './CashCount.tsx';

const { cash_close: count, ledger_account: ledger } = entities;
const words = { back: 'cashPages.back', print: 'voucherPages.print' } as const;

function usePaper(id: number): PaperReading<CashCountProps> {
  const asked = useGetOne(count.route, { id });
  const { data: record } = asked;
  const till = useGetOne(ledger.route, { id: Number(record?.['ledger']) }, { enabled: record !== undefined });
  return {
    ...readTogether([asked, till]),
    ...(record && till.data && { parts: { record, ledger: titleOf(ledger, till.data) } }),
  };
}

function Sheet({ id }: { readonly id: number }) {
  const createPath = useCreatePath();
  return (
    <PrintPage paper={usePaper(id)} words={words} backTo={createPath({ resource: count.route, type: 'edit', id })}>
      {parts => <CashCount {...parts} />}
    </PrintPage>
  );
}

/** A count of cash as whoever counted and whoever took the money over sign it. */
export const CashCountPage = paperPage('cashPages.title', Sheet, 'closeId');
