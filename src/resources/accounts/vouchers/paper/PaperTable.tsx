import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { money } from '../../../../../catalog/fields.ts';
import { fromMinor, type Minor } from '../../../../../catalog/money.ts';
import { ValueText } from '../../../../kinds/ValueText.tsx';
import { amountOf, sides, totalOf } from '../lines/amounts.ts';
import type { PaperParts } from './usePaper.ts';

const AMOUNT = money();

const Amount = ({ amount }: { readonly amount: Minor }) => (
  <td className="amount">
    {amount > 0n && (
      <bdi dir="ltr">
        <ValueText field={AMOUNT} value={fromMinor(amount)} />
      </bdi>
    )}
  </td>
);

/** Accounts with what each is debited or credited, and both sums. The head stands on every sheet. */
export function PaperTable({ lines, accountOf }: Pick<PaperParts, 'lines' | 'accountOf'>) {
  const translate = useTranslate();
  return (
    <Box
      component="table"
      sx={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        '& :is(th, td)': {
          border: '1px solid',
          borderColor: 'divider',
          p: 1,
          textAlign: 'start',
          verticalAlign: 'top',
        },
        '& .amount': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        '& tr': { breakInside: 'avoid' },
        '& tbody th': { fontWeight: 400 },
        '& small': { display: 'block', color: 'text.secondary' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{translate('voucherPages.paper.account')}</th>
          {sides.map(side => (
            <th key={side} scope="col" className="amount">
              {translate(`fields.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <tr key={String(line['id'])}>
            <th scope="row">
              {accountOf(line).map((part, at) => (
                <span key={part}>
                  {at > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
              {typeof line['details'] === 'string' && (
                <small>
                  <bdi>{line['details']}</bdi>
                </small>
              )}
            </th>
            {sides.map(side => (
              <Amount key={side} amount={amountOf(line[side])} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('voucherPages.total')}</th>
          {sides.map(side => (
            <Amount key={side} amount={totalOf(lines, side)} />
          ))}
        </tr>
      </tfoot>
    </Box>
  );
}
