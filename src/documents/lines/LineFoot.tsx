import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Total } from './gridParts.ts';

interface LineFootProps {
  readonly totals: readonly Total[];
  readonly names: readonly string[];
  /** Columns after those of fields. */
  readonly rest: number;
}

/** What the lines come to: the words of each total, and its values below their columns. */
export function LineFoot({ totals, names, rest }: LineFootProps) {
  const translate = useTranslate();
  return (
    <tfoot>
      {totals.map(({ label, under }) => {
        const first = Math.max(
          0,
          names.findIndex(name => name in under),
        );
        return (
          <tr key={label}>
            <th scope="row" colSpan={first + 1}>
              {translate(label)}
            </th>
            {names.slice(first).map(name => (
              <td key={name} className="number" data-label={name in under ? translate(`fields.${name}`) : undefined}>
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
