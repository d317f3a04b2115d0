import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { uniq } from 'es-toolkit';
import { useContext } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { booking as entity } from '#catalog/hajj/bookings/booking.ts';
import { restOf } from '#catalog/hajj/bookings/dueNow.ts';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { Section } from '#src/engine/pages/Section.tsx';
import { DueAndLeft } from '../../../ledger/payment/DueAndLeft.tsx';
import { type AskedSplit, partsOf } from './askedSplit.ts';
import { ShareInput } from './ShareInput.tsx';
import { TogetherContext, useAskedSplit } from './useAskedSplit.ts';

/** By its title alone: a link would lead away from what is typed. */
function Named({ of, name }: { readonly of: RaRecord; readonly name: 'party' | 'pilgrim' }) {
  const { target } = entity.fields[name];
  if (isBlank(of[name]) || !target) return null;
  return (
    <RecordContextProvider value={of}>
      <RefTitle target={target} id={String(of[name])} />
    </RecordContextProvider>
  );
}

function Payer({ of }: { readonly of: RaRecord }) {
  const translate = useTranslate();
  if (isBlank(of['party'])) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {translate('bookingPages.paid_by')}: <Named of={of} name="party" />
    </Typography>
  );
}

interface ShareProps {
  readonly of: RaRecord;
  readonly at: number;
  readonly asked: AskedSplit;
  readonly hasPayer: boolean;
}

function Share({ of, at, asked, hasPayer }: ShareProps) {
  const part = asked.shares[at]?.amount ?? partsOf(asked)?.[at];
  const number = String(of['booking_no']);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 12em' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        paddingBlock: 1,
        borderBlockEnd: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body1">
          <Named of={of} name="pilgrim" /> <bdi dir="ltr">{number}</bdi>
        </Typography>
        {hasPayer && <Payer of={of} />}
        <Typography variant="body2" color="textSecondary">
          <DueAndLeft due={asked.shares[at]?.due ?? 0n} rest={restOf(of)} paid={part ?? 0n} />
        </Typography>
      </Box>
      <ShareInput at={at} of={number} part={part} />
    </Box>
  );
}

/** What each booking gets of the payment, as the host will split it; each share may be typed. */
export function Shares() {
  const translate = useTranslate();
  const { bookings } = useContext(TogetherContext);
  const asked = useAskedSplit();
  const [first] = bookings;
  const isOfOne = uniq(bookings.map(one => one['party'])).length === 1;
  return (
    <Section title={translate('bookingPages.split')} level="h3" variant="subtitle2" sx={{ mt: 1 }}>
      {isOfOne && first && <Payer of={first} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((one, at) => (
          <Share key={one.id} of={one} at={at} asked={asked} hasPayer={!isOfOne} />
        ))}
      </Box>
    </Section>
  );
}
