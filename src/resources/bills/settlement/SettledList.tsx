import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { date } from '#catalog/engine/fields.ts';
import { AmountText } from '#src/engine/facts/AmountText.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { useSettled } from './useSettled.ts';

const DAY = date();

/** What the document of the page has settled, or was settled by, with the way there; nothing where it has not. */
export function SettledList() {
  const translate = useTranslate();
  const id = useId();
  const settled = useSettled();
  if (settled.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ overflowX: 'auto' }} tabIndex={0}>
      <Typography id={id} variant="subtitle1" component="h2">
        {translate('settlement.settled_with')}
      </Typography>
      <Table size="small" sx={{ '& th, & td': { paddingInline: 1 }, '& .figure': figureSx }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('fields.reference_no')}</TableCell>
            <TableCell>{translate('fields.allocated_on')}</TableCell>
            <TableCell className="figure">{translate('fields.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {settled.map(({ id: one, item, day, amount }) => (
            <TableRow key={one}>
              <TableCell component="th" scope="row">
                <DocumentLink {...item} />
              </TableCell>
              <TableCell>
                <ValueText field={DAY} value={day} />
              </TableCell>
              <TableCell className="figure">
                <AmountText of={amount} />
                {amount < 0n && <> ({translate('settlement.taken_back')})</>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
