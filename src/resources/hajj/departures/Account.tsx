import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { outcomes } from '#catalog/hajj/bookings/endWithDeparture.ts';
import type { Cancelling, Ended } from '#catalog/hajj/departures/Cancelling.ts';
import { usePhone } from '#src/layout/settings/useFrame.ts';
import { EndedBookings } from './EndedBookings.tsx';
import { moneyParts, partHeads } from './moneyParts.ts';
import { Money } from './Money.tsx';

interface Sums {
  readonly name: string;
  readonly sums: Ended;
  readonly isTotal: boolean;
}

function AccountTable({ all }: { readonly all: readonly Sums[] }) {
  const translate = useTranslate();
  return (
    <HeadedTable
      label={translate('cancelPages.account')}
      heads={['cancelPages.choice', ['cancelPages.bookings', { align: 'right' }], ...partHeads]}
    >
      {all.map(({ name, sums, isTotal }) => (
        <TableRow key={name} sx={isTotal ? { '& > *': { fontWeight: 'fontWeightBold' } } : {}}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell align="right">{sums.bookings}</TableCell>
          {moneyParts.map(part => (
            <TableCell key={part} align="right">
              <Money of={sums[part]} />
            </TableCell>
          ))}
        </TableRow>
      ))}
    </HeadedTable>
  );
}

/** On a phone, where a table would hide most of its columns. */
function AccountCards({ all }: { readonly all: readonly Sums[] }) {
  const translate = useTranslate();
  return all.map(({ name, sums }) => (
    <Box key={name} component="article" sx={{ paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Typography component="h3" variant="subtitle2">
        {name}: {sums.bookings}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', m: 0, '& dd': { m: 0 } }}>
        {moneyParts.map(part => (
          <Fragment key={part}>
            <dt>{translate(`cancelPages.parts.${part}`)}</dt>
            <dd>
              <Money of={sums[part]} />
            </dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  ));
}

/** What has become of every cent that was paid, as the books have it. */
export function Account({ cancelling }: { readonly cancelling: Cancelling }) {
  const { ended, total, still_waiting: waits } = cancelling;
  const translate = useTranslate();
  const Shown = usePhone() ? AccountCards : AccountTable;
  const named = outcomes.flatMap(one =>
    ended[one].bookings > 0 ? [{ name: translate(`cancelPages.ended.${one}`), sums: ended[one], isTotal: false }] : [],
  );
  if (named.length === 0) return null;
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('cancelPages.account')}
      </Typography>
      <Shown all={[...named, { name: translate('cancelPages.total'), sums: total, isTotal: true }]} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('cancelPages.equation')} {translate('cancelPages.still_waiting')} <Money of={waits} />
      </Typography>
      <EndedBookings cancelling={cancelling} />
    </>
  );
}
