import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { BackfillRecords as Backfill } from '#catalog/ledger/backfillRecords.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { Section } from '#src/engine/pages/Section.tsx';
import { useBackfill } from './useBackfill.ts';

/** How many records, and what they come to. */
function SumRow({ label, count, amount }: { readonly label: string; readonly count: number; readonly amount: string }) {
  const translate = useTranslate();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      <TableCell sx={figureSx}>{translate('yearPages.older.count', { smart_count: count })}</TableCell>
      <TableCell sx={figureSx}>
        <AmountText of={amount} style={{ fontVariantNumeric: 'tabular-nums' }} />
      </TableCell>
    </TableRow>
  );
}

/** Of one kind of record: what is to be entered, and what is left out, and why. */
function Kind({ older }: { readonly older: Backfill }) {
  const translate = useTranslate();
  return (
    <TableBody>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={3} sx={{ fontWeight: 600 }}>
          {translate(`entities.${older.entity}`, { smart_count: 2 })}
        </TableCell>
      </TableRow>
      {older.count > 0 && <SumRow label={translate('yearPages.older.to_enter')} {...older} />}
      {older.left_out.map(({ reason, ...sum }) => (
        <SumRow key={reason} label={translate(`yearPages.older.${reason}`)} {...sum} />
      ))}
    </TableBody>
  );
}

/** What entering the older records would enter now, and what it leaves out. */
export function BackfillRecords({ asOf, children }: { readonly asOf: number; readonly children: ReactNode }) {
  const translate = useTranslate();
  const found = useBackfill(asOf);
  if (!found) return null;
  const kinds = found.filter(({ count, left_out }) => count > 0 || left_out.length > 0);
  return (
    <Section title={translate('yearPages.older.title')} variant="h6" frame={Card} sx={{ p: 2, mt: 2 }}>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {translate(kinds.length === 0 ? 'yearPages.older.none' : 'yearPages.older.hint')}
      </Typography>
      {kinds.length > 0 && (
        <Table size="small" sx={{ '& th, & td': { paddingInline: 1 } }}>
          {kinds.map(older => (
            <Kind key={older.entity} older={older} />
          ))}
        </Table>
      )}
      {kinds.some(({ count }) => count > 0) && children}
    </Section>
  );
}
