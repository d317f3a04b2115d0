import Box from '@mui/material/Box';
import { pick } from 'es-toolkit';
import { useCreatePath, useGetList, useTranslate } from 'react-admin';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import type { Chart } from '../../chart/Chart.ts';
import { useChart } from '../../chart/useChart.ts';
import { netOfAll, totalOf } from '../../documents/amounts.ts';
import { handOver } from '../../documents/begun.ts';
import { lineFields } from '../../vouchers/lines/presetLines.ts';

const taken = ['ledger', 'party', 'debit_amount', 'credit_amount', 'currency', 'foreign_amount', 'exchange_rate'];

/** The lines of a journal that takes income and expenses to date into the books (rule A2), with what they lack. */
export function resultLines(lines: readonly Line[], chart: Chart | undefined): Line[] {
  const difference = [...(chart?.values() ?? [])].find(({ ledger_type }) => ledger_type === 'opening_difference');
  const net = netOfAll(lines);
  const side = net > 0n ? 'credit_amount' : 'debit_amount';
  const last = { ledger: difference?.id ?? null, [side]: fromMinor(net < 0n ? -net : net) };
  return [...lines, ...(net === 0n ? [] : [last])].map(line => ({ ...blankLine(lineFields), ...pick(line, taken) }));
}

/** Leads on to the journal of the income and expenses of a sheet, begun with them. */
export function JournalOfResults({ lines }: { readonly lines: readonly Line[] }) {
  const translate = useTranslate();
  const pathTo = useCreatePath();
  const { chart } = useChart();
  const { data: [setting] = [] } = useGetList(entities.book_setting.route, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const begin: unknown = setting?.['books_begin_on'];
  const begun = {
    items: resultLines(lines, chart),
    details: translate('yearPages.opening.journal_details'),
    ...(typeof begin === 'string' && { journal_date: begin }),
  };
  const sums = {
    debit: fromMinor(totalOf(lines, 'debit_amount')),
    credit: fromMinor(totalOf(lines, 'credit_amount')),
  };
  return (
    <Box sx={{ mt: 0.5 }}>
      {translate('yearPages.opening.apart', sums)}
      <PageButton
        to={pathTo({ resource: entities.journal.route, type: 'create' })}
        state={handOver(begun)}
        size="small"
        color="inherit"
        sx={{ marginInlineStart: 1 }}
      >
        {translate('yearPages.opening.journal')}
      </PageButton>
    </Box>
  );
}
