import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { useGetMany, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, sum } from '#catalog/engine/money/money.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { AmountText } from '../../engine/facts/AmountText.tsx';
import { figureSx } from '../../engine/kinds/number/NumberCell.tsx';
import { titleOf } from '../../engine/kinds/titleOf.ts';
import { InputTable } from '../shop/orders/InputTable.tsx';
import { amountOf } from '../ledger/documents/amounts.ts';
import { AmountInput } from '../bills/settlement/AmountInput.tsx';
import type { PaidLine } from './payLines.ts';

/** On a phone what is owed stands below the name, so that the amounts have room. */
const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const narrow = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary', fontSize: 'caption.fontSize' } as const;
const total = { fontSize: 'inherit', fontWeight: 600, color: 'text.primary' } as const;
const { employee } = entities;

/** How much each employee is paid now; one who is paid nothing waits for another payment. */
export function PayeesInput({ lines }: { readonly lines: readonly PaidLine[] }) {
  const translate = useTranslate();
  const { field, fieldState } = useController({ name: 'payees' });
  const { data = [] } = useGetMany(employee.route, { ids: lines.map(one => one.employee) });
  const told: unknown[] = Array.isArray(field.value) ? field.value : [];
  const paidTo = (line: number): Minor =>
    amountOf(told.filter(isObject).find(one => one['line'] === line)?.['pay_amount']);
  const nameOf = (of: number): string => {
    const found = data.find(one => one?.id === of);
    return found ? titleOf(employee, found) : `#${of}`;
  };
  const change = (line: number, amount: Minor) => {
    const all = lines.map(one => ({ line: one.id, amount: one.id === line ? amount : paidTo(one.id) }));
    const meant = all.filter(one => one.amount > 0n);
    // No line at all would mean every one of them.
    const given = meant.length > 0 ? meant : all.slice(0, 1);
    field.onChange(given.map(one => ({ line: one.line, pay_amount: fromMinor(one.amount) })));
  };
  const over = lines.filter(({ id: line, outstanding }) => paidTo(line) > outstanding);
  return (
    <InputTable
      error={fieldState.error}
      space={1}
      head={
        <>
          <TableCell>{translate('fields.employee')}</TableCell>
          <TableCell sx={{ ...figureSx, ...wide }}>{translate('fields.outstanding')}</TableCell>
          <TableCell sx={figureSx}>{translate('payPages.pay_now')}</TableCell>
        </>
      }
    >
      <TableBody>
        {lines.map(({ id: line, employee: who, outstanding }) => (
          <TableRow key={line}>
            <TableCell component="th" scope="row">
              <bdi>{nameOf(who)}</bdi>
              <Box component="span" sx={narrow}>
                <AmountText of={outstanding} />
              </Box>
            </TableCell>
            <TableCell sx={{ ...figureSx, ...wide }}>
              <AmountText of={outstanding} />
            </TableCell>
            <TableCell sx={figureSx}>
              <AmountInput
                label={`${translate('payPages.pay_now')}: ${nameOf(who)}`}
                amount={paidTo(line)}
                error={over.some(one => one.id === line) ? 'violations.over_outstanding' : undefined}
                onAmount={amount => change(line, amount)}
                onAll={() => change(line, outstanding)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" sx={total}>
            {translate('voucherPages.total')}
          </TableCell>
          <TableCell sx={{ ...figureSx, ...total, ...wide }}>
            <AmountText of={sum(lines.map(one => one.outstanding))} />
          </TableCell>
          <TableCell sx={{ ...figureSx, ...total }}>
            <AmountText of={sum(lines.map(one => paidTo(one.id)))} />
          </TableCell>
        </TableRow>
      </TableFooter>
    </InputTable>
  );
}
