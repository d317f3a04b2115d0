import Box from '@mui/material/Box';
import type { PaperColumn, PaperData } from '#catalog/engine/papers/PaperData.ts';
import { figureSx } from '../../kinds/number/NumberCell.tsx';
import { Said } from './Said.tsx';
import { SheetTotals } from './SheetTotals.tsx';

interface SheetTableProps extends Pick<PaperData, 'columns' | 'rows' | 'totals'> {
  /** Id of what it is called by. */
  readonly titleId: string;
}

/** The widest column of texts says what a row is about. */
function headerColumn(columns: readonly PaperColumn[]): PaperColumn | undefined {
  const texts = columns.filter(({ kind }) => kind === 'text');
  return texts.toSorted((a, b) => b.share - a.share)[0];
}

const look = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& :is(th, td)': { border: '1px solid', borderColor: 'divider', p: 1, textAlign: 'start', verticalAlign: 'top' },
  '& .number': { ...figureSx, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  // No column is narrower than the longest word of its head.
  '& thead bdi': { overflowWrap: 'break-word' },
  // Paper is no wider; on a screen the table moves instead.
  '@media screen': { '& tbody bdi': { overflowWrap: 'break-word' } },
  '& tr': { breakInside: 'avoid' },
  '& tbody th': { fontWeight: 400, minInlineSize: 120 },
} as const;

/** What is ticked by hand. */
const tickBox = { display: 'block', inlineSize: 16, blockSize: 16, border: '1px solid currentColor' } as const;

const Cell = ({ kind, text }: { readonly kind: PaperColumn['kind']; readonly text: string }) => {
  if (kind === 'box') return <Box component="span" sx={tickBox} />;
  return kind === 'number' ? <Figure text={text} /> : <Said text={text} />;
};

/** A figure, read from left to right in every language. */
const Figure = ({ text }: { readonly text: string }) => <bdi dir="ltr">{text}</bdi>;

/**
 * The lines of a paper and what they come to; its head stands on every sheet. It moves within the paper where the screen
 * is narrower, also for whoever has no mouse.
 */
export function SheetTable({ columns, rows, totals, titleId }: SheetTableProps) {
  if (columns.length === 0) return <SheetTotals totals={totals} />;
  const header = headerColumn(columns);
  const classOf = ({ kind }: PaperColumn) => (kind === 'number' ? 'number' : undefined);
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-labelledby={titleId}
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
    >
      <Box component="table" aria-labelledby={titleId} sx={look}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.label} scope="col" className={classOf(column)}>
                <Said text={column.label} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // Two rows of a paper may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              {columns.map((column, place) => {
                const text = row[place] ?? '';
                if (column === header)
                  return (
                    <th key={column.label} scope="row">
                      <Said text={text} />
                    </th>
                  );
                return (
                  <td key={column.label} className={classOf(column)}>
                    <Cell kind={column.kind} text={text} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          // What the lines come to stands below the last of them, not at the foot of every sheet.
          <Box component="tfoot" sx={{ display: 'table-row-group' }}>
            {totals.map(({ label, value, isStrong = false }) => (
              <Box
                component="tr"
                key={`${label} ${value}`}
                sx={{ '& :is(th, td)': { fontWeight: isStrong ? 700 : 400 } }}
              >
                <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                  <Said text={label} />
                </th>
                <td className="number">
                  <Figure text={value} />
                </td>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
