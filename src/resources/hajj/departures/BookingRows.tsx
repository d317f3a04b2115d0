import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type ReactNode, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { DASH } from '#src/engine/kinds/blank.ts';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';
import type { Decision } from './Decision.ts';
import { Money } from './Money.tsx';
import { askedBy } from './MoveFields.tsx';
import { NumberLink } from '../bookings/NumberLink.tsx';
import { PriceThere } from './PriceThere.tsx';
import { RowState } from './RowState.tsx';
import type { Ending } from './useCarryOut.ts';
import type { Offered } from './useOffered.ts';

export interface RowProps {
  readonly row: Undecided;
  readonly decision: Decision | undefined;
  readonly ending: Ending | undefined;
  readonly offered: Offered;
  readonly disabled: boolean;
  onDecide(id: number, decision: Decision | undefined): void;
}

/** Who goes; a dash of a seat for nobody yet, and of whom the reader may not know. */
const nameOf = ({ pilgrim }: Undecided) => (pilgrim ? <bdi>{pilgrim.name}</bdi> : DASH);

function Phone({ row: { pilgrim } }: { readonly row: Undecided }) {
  if (!pilgrim?.phone) return null;
  return (
    <Typography variant="caption" component="div" color="textSecondary">
      <bdi dir="ltr">{pilgrim.phone}</bdi>
    </Typography>
  );
}

function Answer({ row, decision, ending, offered, disabled, onDecide }: RowProps) {
  return (
    <>
      {(!ending || ending.error !== undefined) && (
        <ChoiceFields
          decision={decision}
          offered={offered}
          disabled={disabled}
          asked={askedBy(ending?.error)}
          onDecide={told => onDecide(row.id, told)}
        />
      )}
      {decision?.outcome === 'move' && (!ending || ending.error !== undefined) && (
        <PriceThere
          row={row}
          decision={decision}
          offered={offered}
          disabled={disabled}
          onDecide={told => onDecide(row.id, told)}
        />
      )}
      {ending && <RowState ending={ending} />}
    </>
  );
}

/** A booking as a row of the table. */
export const BookingRow = memo(function BookingRow(props: RowProps) {
  const translate = useTranslate();
  const { row } = props;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        <NumberLink of={row} />
      </TableCell>
      <TableCell>
        {nameOf(row)}
        <Phone row={row} />
      </TableCell>
      <TableCell>{translate(`choices.${row.status}`)}</TableCell>
      <TableCell align="right">
        <Money of={row.paid_amount} />
      </TableCell>
      <TableCell sx={{ minWidth: 200 }}>
        <Answer {...props} />
      </TableCell>
    </TableRow>
  );
});

/** The same on a phone. */
export const BookingCard = memo(function BookingCard(props: RowProps) {
  const translate = useTranslate();
  const { row } = props;
  return (
    <Box component="article" sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle1">
        <NumberLink of={row} /> · {nameOf(row)}
      </Typography>
      <Phone row={row} />
      <Typography variant="body2" color="textSecondary">
        {translate(`choices.${row.status}`)} · {translate('fields.paid_amount')}: <Money of={row.paid_amount} />
      </Typography>
      <Answer {...props} />
    </Box>
  );
});

/** Table around the rows of bookings. */
export function BookingTable({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <HeadedTable
      label={translate('cancelPages.bookings')}
      heads={[
        'fields.booking_no',
        'fields.pilgrim',
        'fields.status',
        ['fields.paid_amount', { align: 'right' }],
        'cancelPages.choice',
      ]}
    >
      {children}
    </HeadedTable>
  );
}
