import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useTranslate,
} from 'react-admin';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { listText } from '#src/engine/kinds/valueText.ts';
import { BookingLine } from './BookingLine.tsx';
import { hasEnded } from '../bookings/hasEnded.ts';
import { MoneyLine } from './MoneyLine.tsx';
import { NextLine } from './NextLine.tsx';
import { PassportLine } from './PassportLine.tsx';
import { useBookingsOfFile } from '../bookings/useBookingsOfFile.ts';
import { useLacks } from './useLacks.ts';
import { useSeasonOfFile } from './useSeasonOfFile.ts';
import { VisaLine } from './VisaLine.tsx';

const { booking: bookings, hajj_passenger_info: pilgrim } = entities;

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary">
        {translate(label)}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </>
  );
}

function Lines({ file }: { readonly file: RaRecord }) {
  const translate = useTranslate();
  const { locale } = useReader();
  const who = usePrincipal();
  const season = useSeasonOfFile(file);
  const { booking, isLoading } = useBookingsOfFile(file);
  const lacks = useLacks(file, season);
  const isTold = allowed(who, bookings, 'list') && !isLoading;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', m: 0, columnGap: 2, rowGap: 0.75, gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' } }}
    >
      <Line label="fields.status">
        <NextLine file={file} season={season} />
      </Line>
      {isTold && (
        <Line label="fields.booking">
          {booking ? <BookingLine booking={booking} /> : translate('filePages.no_booking')}
        </Line>
      )}
      {isTold && booking && (
        <Line label="filePages.money">
          <MoneyLine booking={booking} />
        </Line>
      )}
      <Line label="sections.passport">
        <PassportLine file={file} season={season} />
        {' · '}
        {translate('filePages.visa.title')}: <VisaLine file={file} />
      </Line>
      {!hasEnded(file) && lacks && (
        <Line label="filePages.lacks">
          {lacks.length === 0
            ? translate('filePages.lacks_nothing')
            : listText(
                lacks.map(one => translate(`choices.${one}`)),
                locale,
              )}
        </Line>
      )}
    </Box>
  );
}

/** Where a pilgrim's file stands, in five lines. */
export function FileGlance({ id }: { readonly id: Identifier }) {
  const translate = useTranslate();
  const titleId = useId();
  const { data: file } = useGetOne(pilgrim.route, { id });
  if (!file) return null;
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h6" component="h3" sx={{ mb: 1 }}>
        {translate('filePages.stands')}
      </Typography>
      <ResourceContextProvider value={pilgrim.route}>
        <RecordContextProvider value={file}>
          <Lines file={file} />
        </RecordContextProvider>
      </ResourceContextProvider>
    </Card>
  );
}
