import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Cancelling, EndedBooking } from '#catalog/hajj/departures/Cancelling.ts';
import { DASH } from '#src/engine/kinds/blank.ts';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { usePhone } from '#src/layout/settings/useFrame.ts';
import { moneyParts, partHeads } from './moneyParts.ts';
import { Money } from './Money.tsx';
import { NumberLink } from '../bookings/NumberLink.tsx';

interface Rows {
  readonly rows: readonly EndedBooking[];
}

/** One booking may end twice, where it came back in between. */
const keyOf = ({ id }: EndedBooking, at: number): string => `${id}-${at}`;
/** What has become of it, and to which departure it has gone. */
const endIn = ({ outcome, departure }: EndedBooking, translate: (key: string) => string): string =>
  [translate(`cancelPages.ended.${outcome}`), ...(departure === null ? [] : [departure])].join(' · ');
const nameOf = ({ pilgrim }: EndedBooking) => (pilgrim ? <bdi>{pilgrim.name}</bdi> : DASH);

function EndedTable({ rows }: Rows) {
  const translate = useTranslate();
  return (
    <HeadedTable
      label={translate('cancelPages.each_ended')}
      heads={['fields.booking_no', 'fields.pilgrim', 'cancelPages.choice', ...partHeads]}
    >
      {rows.map((row, at) => (
        <TableRow key={keyOf(row, at)}>
          <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
            <NumberLink of={row} />
          </TableCell>
          <TableCell>{nameOf(row)}</TableCell>
          <TableCell>{endIn(row, translate)}</TableCell>
          {moneyParts.map(part => (
            <TableCell key={part} align="right">
              <Money of={row[part]} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </HeadedTable>
  );
}

/** On a phone, with nothing of what comes to nothing. */
function EndedCards({ rows }: Rows) {
  const translate = useTranslate();
  return rows.map((row, at) => (
    <Box
      key={keyOf(row, at)}
      component="article"
      sx={{ paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider', '& p': { m: 0 } }}
    >
      <Typography component="h3" variant="subtitle2">
        <NumberLink of={row} /> · {nameOf(row)}
      </Typography>
      <p>{endIn(row, translate)}</p>
      {moneyParts
        .filter(part => toMinor(row[part]) > 0n)
        .map(part => (
          <p key={part}>
            {translate(`cancelPages.parts.${part}`)}: <Money of={row[part]} />
          </p>
        ))}
    </Box>
  ));
}

/** What has become of each booking, whoever ended it and wherever. */
export function EndedBookings({ cancelling: { endings, total } }: { readonly cancelling: Cancelling }) {
  const translate = useTranslate();
  const Shown = usePhone() ? EndedCards : EndedTable;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <summary>{translate('cancelPages.each_ended')}</summary>
      <Shown rows={endings} />
      {total.bookings > endings.length && (
        <Typography sx={{ mt: 1 }}>
          {translate('cancelPages.first_ended', { shown: endings.length, total: total.bookings })}
        </Typography>
      )}
    </Box>
  );
}
