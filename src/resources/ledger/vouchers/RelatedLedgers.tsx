import { uniq } from 'es-toolkit';
import type { RaRecord } from 'react-admin';
import { useChart } from '../chart/useChart.ts';
import { linesIn } from './lines/lawLines.ts';

/** Names of the ledgers that a voucher moves, each once, in the order of its lines. */
export function RelatedLedgers({ record }: { readonly record: RaRecord }) {
  const { chart } = useChart();
  const ids = uniq(linesIn(record['items']).map(line => Number(line['ledger'])));
  const names = ids.map(id => chart?.get(id)?.name ?? `#${id}`).join(', ');
  return (
    <bdi
      title={names}
      style={{
        display: 'inline-block',
        maxWidth: '18em',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'bottom',
      }}
    >
      {names}
    </bdi>
  );
}
