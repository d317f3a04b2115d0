import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { outcomes } from '#catalog/hajj/bookings/endWithDeparture.ts';
import type { Cancelling, Ended } from '#catalog/hajj/departures/Cancelling.ts';
import { Money } from './Money.tsx';

const parts = ['paid', 'moved', 'refunded', 'waiting', 'fees'] as const;

interface SumsProps {
  readonly name: string;
  readonly sums: Ended;
  readonly isTotal?: boolean;
}

function Sums({ name, sums, isTotal = false }: SumsProps) {
  return (
    <TableRow sx={isTotal ? { '& > *': { fontWeight: 'fontWeightBold' } } : {}}>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">{sums.bookings}</TableCell>
      {parts.map(part => (
        <TableCell key={part} align="right">
          <Money of={sums[part]} />
        </TableCell>
      ))}
    </TableRow>
  );
}

/** What has become of every cent that was paid, as the books have it. */
export function Account({ cancelling: { ended, total, still_waiting: waits } }: { readonly cancelling: Cancelling }) {
  const translate = useTranslate();
  const named = outcomes.filter(one => ended[one].bookings > 0);
  if (named.length === 0) return null;
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mt: 3, mb: 1 }}>
        {translate('cancelPages.account')}
      </Typography>
      <TableContainer component="section" tabIndex={0} aria-label={translate('cancelPages.account')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{translate('cancelPages.choice')}</TableCell>
              <TableCell align="right">{translate('cancelPages.bookings')}</TableCell>
              {parts.map(part => (
                <TableCell key={part} align="right">
                  {translate(`cancelPages.parts.${part}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {named.map(one => (
              <Sums key={one} name={translate(`cancelPages.ended.${one}`)} sums={ended[one]} />
            ))}
            <Sums name={translate('cancelPages.total')} sums={total} isTotal />
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('cancelPages.equation')} {translate('cancelPages.still_waiting')} <Money of={waits} />
      </Typography>
    </>
  );
}
