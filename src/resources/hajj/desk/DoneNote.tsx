import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { useRecordPath } from '#src/engine/kinds/useRecordPath.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { paperPath } from '../../ledger/documents/paperPath.ts';
import { MahramMissing } from './MahramMissing.tsx';
import type { Done } from './Sitting.ts';

const { booking, hajj_passenger_info: pilgrim, receipt_voucher: receipt } = entities;

interface WayProps {
  readonly to: string;
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A way on; a paper opens beside the desk, where the next one waits. */
const Way = ({ to, isBeside = false, children }: WayProps) => (
  <PageLink to={to} {...(isBeside && { target: '_blank' })} sx={{ py: 0.5, display: 'inline-block' }}>
    {children}
  </PageLink>
);

/** What one save has done, with the ways to all of it, and what the file still waits for. */
export function DoneNote({ done }: { readonly done: Done }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const recordPath = useRecordPath();
  const who = usePrincipal();
  const { id, name, number, booking: booked, voucher, journey, lacks } = done;
  // Of a full season the answer does not say which, and how many.
  const why = lacks === 'season_full' ? 'deskPages.season_full' : `violations.${lacks}`;
  return (
    <Box component="output" aria-live="polite" sx={{ display: 'grid', gap: 1, mt: 2 }}>
      <Alert severity="success">
        {translate('deskPages.registered')}{' '}
        <Way to={recordPath(pilgrim, { id }, name)}>
          <bdi>{`${number ?? `#${id}`} ${name}`}</bdi>
        </Way>
        {booked !== null && (
          <Box>
            {translate('deskPages.booked')}{' '}
            <Way to={createPath({ resource: booking.route, type: 'edit', id: booked })}>
              <RefTitle target="booking" id={String(booked)} />
            </Way>
          </Box>
        )}
        {voucher !== null && (
          <Box>
            {translate('deskPages.paid')}{' '}
            {allowed(who, receipt, 'show') && (
              <Way to={paperPath('receipt_voucher', voucher)} isBeside>
                {translate('deskPages.print_receipt')}
              </Way>
            )}
          </Box>
        )}
      </Alert>
      {allowed(who, pilgrim, 'show') && <MahramMissing of={journey} />}
      {lacks !== null && (
        <Alert severity="info">{`${translate('deskPages.waits')} ${translate(why, { _: lacks })}`}</Alert>
      )}
    </Box>
  );
}
