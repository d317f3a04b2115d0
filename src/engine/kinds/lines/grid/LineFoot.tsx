import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Total } from './gridParts.ts';

interface LineFootProps {
  readonly totals: readonly Total[];
  readonly names: readonly string[];
  /** Labels of the columns that are worked out. */
  readonly computed: readonly string[];
  /** Columns after those. */
  readonly rest: number;
}

/** What the lines come to: the words of each total, and its values below their columns. */
export function LineFoot({ totals, names, computed, rest }: LineFootProps) {
  const translate = useTranslate();
  const columns = [...names, ...computed];
  // Of a single figure that is worked out, the row says what it is.
  const labelOf = (name: string, under: Total['under']) => {
    if (!(name in under) || (computed.includes(name) && Object.keys(under).length === 1)) return undefined;
    return translate(computed.includes(name) ? name : `fields.${name}`);
  };
  return (
    <tfoot>
      {totals.map(({ label, under }) => {
        const first = Math.max(
          0,
          columns.findIndex(name => name in under),
        );
        return (
          <tr key={label}>
            <th scope="row" colSpan={first + 1}>
              {translate(label)}
            </th>
            {columns.slice(first).map(name => (
              <td key={name} className="number" data-label={labelOf(name, under)}>
                {under[name]}
              </td>
            ))}
            {rest > 0 && <Box component="td" colSpan={rest} />}
          </tr>
        );
      })}
    </tfoot>
  );
}
