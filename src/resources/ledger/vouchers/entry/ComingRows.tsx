import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { uniq } from 'es-toolkit';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { Balance } from '../../chart/Balance.tsx';
import { useBalances } from '../../chart/useBalances.ts';
import type { ComingRow } from '../lines/entryRows.ts';

const heads = [
  'fields.debit_amount',
  'fields.credit_amount',
  'voucherPages.will_post.before',
  'voucherPages.will_post.after',
];

const Amount = ({ amount }: { readonly amount: Minor }) =>
  amount > 0n && <AmountText of={amount} style={{ fontVariantNumeric: 'tabular-nums' }} />;

interface ComingRowsProps {
  readonly rows: readonly ComingRow[];
  readonly day: unknown;
}

/** The rows that posting would write into the ledger, and what each ledger holds before and after, at the end of the day. */
export function ComingRows({ rows, day }: ComingRowsProps) {
  const translate = useTranslate();
  const id = useId();
  const balances = useBalances(uniq(rows.map(({ ledger }) => ledger.id)), day);
  return (
    <Box component="section" aria-labelledby={id} sx={{ paddingBlockStart: 2 }}>
      <Typography id={id} variant="subtitle1" component="h2">
        {translate('voucherPages.will_post.title')}
      </Typography>
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('voucherPages.will_post.nothing')}
        </Typography>
      ) : (
        <Box
          component="fieldset"
          aria-labelledby={id}
          tabIndex={0}
          sx={{ overflowX: 'auto', border: 0, m: 0, p: 0, minInlineSize: 0 }}
        >
          <HeadedTable
            sx={{ '& th, & td': { paddingInline: 1 }, '& .figure': figureSx }}
            heads={['fields.ledger', ...heads.map(head => [head, { className: 'figure' }] as const)]}
          >
            {rows.map(({ ledger, party, debit, credit, change, isLast }, at) => {
              const balance = isLast ? balances.get(ledger.id) : undefined;
              const before = balance === undefined ? undefined : toMinor(balance);
              return (
                // Two lines may say the same.
                // oxlint-disable-next-line react/no-array-index-key
                <TableRow key={at}>
                  <TableCell component="th" scope="row">
                    <bdi>{ledger.name}</bdi>
                    {party !== null && (
                      <>
                        {' · '}
                        <RefTitle target={entities.party.name} id={String(party)} />
                      </>
                    )}
                  </TableCell>
                  <TableCell className="figure">
                    <Amount amount={debit} />
                  </TableCell>
                  <TableCell className="figure">
                    <Amount amount={credit} />
                  </TableCell>
                  <TableCell className="figure">{before !== undefined && <Balance amount={before} />}</TableCell>
                  <TableCell className="figure">
                    {before !== undefined && <Balance amount={before + change} />}
                  </TableCell>
                </TableRow>
              );
            })}
          </HeadedTable>
        </Box>
      )}
    </Box>
  );
}
