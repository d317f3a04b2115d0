import { type RaRecord, useCreatePath, useGetList, useGetOne } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { paperPage } from '#src/engine/documents/paperPage.tsx';
import { type PaperReading, PrintPage } from '#src/engine/documents/PrintPage.tsx';
import { readTogether } from '#src/engine/documents/readTogether.ts';
import { DepositSlip, type DepositSlipProps } from './DepositSlip.tsx';

const { cheque, ledger_account: ledger } = entities;
/** More go on no slip. */
const MOST = { page: 1, perPage: 200 };

const words = {
  back: 'chequePages.slip.back',
  print: 'voucherPages.print',
} as const;

/** The cheques that were handed in together: at one bank, on one day, with one slip. */
const together = ({ bank, deposited_on, slip_no }: RaRecord) => ({
  bank,
  deposited_on__gte: deposited_on,
  deposited_on__lte: deposited_on,
  ...(typeof slip_no === 'string' && { slip_no }),
});

function Slip({ id }: { readonly id: number }) {
  const createPath = useCreatePath();
  const first = useGetOne(cheque.route, { id });
  const { data: one } = first;
  const isOn = { enabled: typeof one?.['bank'] === 'number' };
  const all = useGetList(
    cheque.route,
    { filter: one ? together(one) : {}, pagination: MOST, sort: { field: 'cheque_no', order: 'ASC' } },
    isOn,
  );
  const bank = useGetOne(ledger.route, { id: Number(one?.['bank']) }, isOn);
  const parts = one && all.data && bank.data ? { first: one, bank: bank.data, cheques: all.data } : undefined;
  const paper: PaperReading<DepositSlipProps> = { ...readTogether([first, all, bank]), ...(parts && { parts }) };
  return (
    <PrintPage paper={paper} words={words} backTo={createPath({ resource: cheque.route, type: 'edit', id })}>
      {known => <DepositSlip {...known} />}
    </PrintPage>
  );
}

/** What is handed in at a bank with cheques, ready for the printer. */
export const DepositSlipPage = paperPage('chequePages.slip.title', Slip, 'chequeId');
