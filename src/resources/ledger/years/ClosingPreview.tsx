import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { useChart } from '../chart/useChart.ts';
import { type Closing, useClosing } from './useClosing.ts';

const sides = ['debit_amount', 'credit_amount'] as const;

const Amount = ({ value }: { readonly value: string }) => (
  <AmountText of={value} style={{ fontVariantNumeric: 'tabular-nums' }} />
);

/** What the close posts for one branch, and the profit or loss that it moves. */
function BranchRows({ closing: { branch, profit, lines } }: { readonly closing: Closing }) {
  const translate = useTranslate();
  const { chart } = useChart();
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" sx={{ fontWeight: 600 }}>
          {branch === null ? (
            translate('yearPages.no_branch')
          ) : (
            <RefTitle target={entities.branch.name} id={String(branch)} />
          )}
        </TableCell>
        <TableCell colSpan={2} sx={{ ...figureSx, fontWeight: 600 }}>
          {translate(profit.startsWith('-') ? 'yearPages.loss' : 'yearPages.profit')}{' '}
          <Amount value={profit.replace('-', '')} />
        </TableCell>
      </TableRow>
      {lines.map(line => (
        <TableRow key={`${line.ledger}/${line.party}`}>
          <TableCell component="th" scope="row">
            <bdi>{chart?.get(line.ledger)?.name ?? ''}</bdi>
          </TableCell>
          {sides.map(side => (
            <TableCell key={side} sx={figureSx}>
              {toMinor(line[side]) > 0n && <Amount value={line[side]} />}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

/** What closing the year would post now, by branch and account. */
export function ClosingPreview({ year }: { readonly year: number }) {
  const translate = useTranslate();
  const id = useId();
  const found = useClosing(year);
  if (!found) return null;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, mt: 2 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate('yearPages.preview')}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate(found.closings.length === 0 ? 'yearPages.nothing' : 'yearPages.preview_hint')}
      </Typography>
      {found.closings.length > 0 && (
        <Box
          component="fieldset"
          aria-labelledby={id}
          tabIndex={0}
          sx={{ overflowX: 'auto', border: 0, m: 0, p: 0, minInlineSize: 0 }}
        >
          <Table size="small" sx={{ '& th, & td': { paddingInline: 1 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('fields.ledger')}</TableCell>
                {sides.map(side => (
                  <TableCell key={side} sx={figureSx}>
                    {translate(`fields.${side}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            {found.closings.map(closing => (
              <BranchRows key={closing.branch} closing={closing} />
            ))}
          </Table>
        </Box>
      )}
    </Card>
  );
}
