import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate, type ValidationErrorMessage } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { leftOf } from '#catalog/bills/settlement/Open.ts';
import { entities } from '#catalog/registry/entities.ts';
import { date } from '#catalog/engine/fields.ts';
import type { Minor } from '#catalog/engine/money/money.ts';
import type { Violation } from '#catalog/engine/violations/violation.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { AmountInput } from './AmountInput.tsx';
import type { Chosen } from './chosen.ts';
import type { OpenItem } from './OpenItem.ts';

const DAY = date();

interface OpenItemRowsProps {
  readonly labelledBy: string;
  readonly amounts: readonly { readonly item: OpenItem; readonly amount: Minor }[];
  readonly chosen: Chosen;
  readonly violations: readonly Violation[];
  onAmount(item: number, amount: Minor): void;
  onAll(item: OpenItem): void;
}

/** Why the amount for an item is refused, by what is known here, or by what the host has answered. */
function useErrorOf({ chosen, violations }: Pick<OpenItemRowsProps, 'chosen' | 'violations'>) {
  const { errors } = useFormState();
  const told: unknown = errors['settles'];
  return (item: number): ValidationErrorMessage | undefined => {
    const place = chosen.wanted.findIndex(one => one.item === item);
    if (place === -1) return undefined;
    const found = violations.find(({ field }) => field.startsWith(`settles.${place}.`));
    if (found) return `violations.${found.code}`;
    const line: unknown = Array.isArray(told) ? told[place] : undefined;
    const error = isObject(line) ? (line['amount'] ?? line['item']) : undefined;
    return isObject(error) && typeof error['message'] === 'string' ? error['message'] : undefined;
  };
}

/** Open items with how much of each is settled. */
export function OpenItemRows({ labelledBy, amounts, onAmount, onAll, ...known }: OpenItemRowsProps) {
  const translate = useTranslate();
  const errorOf = useErrorOf(known);
  const areMany = new Set(amounts.map(({ item }) => item.party)).size > 1;
  return (
    <Box component="section" aria-labelledby={labelledBy} sx={{ overflowX: 'auto' }}>
      <HeadedTable
        sx={{ '& th, & td': { paddingInline: 1 }, '& .figure': figureSx }}
        heads={[
          'fields.reference_no',
          'fields.due_date',
          ['fields.outstanding', { className: 'figure' }],
          ['settlement.will_settle', { className: 'figure' }],
        ]}
      >
        {amounts.map(({ item, amount }) => (
          <TableRow key={item.id}>
            <TableCell component="th" scope="row">
              <bdi>{item.number}</bdi>
              {areMany && (
                <>
                  {' · '}
                  <RefTitle target={entities.party.name} id={String(item.party)} />
                </>
              )}
            </TableCell>
            <TableCell>
              <ValueText field={DAY} value={item.due} />
            </TableCell>
            <TableCell className="figure">
              <AmountText of={leftOf(item)} />{' '}
              {item.currency !== null && <RefTitle target={entities.currency.name} id={String(item.currency)} />}
            </TableCell>
            <TableCell className="figure">
              <AmountInput
                label={translate('settlement.amount_of', { number: item.number })}
                amount={amount}
                error={errorOf(item.id)}
                onAmount={typed => onAmount(item.id, typed)}
                onAll={() => onAll(item)}
              />
            </TableCell>
          </TableRow>
        ))}
      </HeadedTable>
      <Typography variant="caption" color="textSecondary">
        {translate('settlement.hint')}
      </Typography>
    </Box>
  );
}
