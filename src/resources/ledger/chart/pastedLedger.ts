import type { Column } from '#src/engine/kinds/lines/Column.ts';
import type { Chart } from './Chart.ts';
import { ledgerHead, plainHead } from './ledgerHeads.ts';
import { writtenLedger } from './writtenLedger.ts';

/** How the ledgers of a pasted block are known: by the heads of old programs, and by code and name. */
export const pastedLedger = (chart: Chart | undefined): Pick<Column, 'isHead' | 'meant'> => ({
  isHead: head => ledgerHead(plainHead(head)) !== undefined,
  meant(text) {
    const found = chart && writtenLedger(chart, text);
    return found && 'ledger' in found ? found.ledger.id : undefined;
  },
});
