import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import Typography from '@mui/material/Typography';
import { ZoneFields } from '../ZoneFields.tsx';
import { AllFields } from './AllFields.tsx';
import { DepartureInput } from './DepartureInput.tsx';
import { deskEntity, read, told } from './deskEntity.ts';
import { FamilyInput } from './FamilyInput.tsx';
import { KnownBefore } from './KnownBefore.tsx';
import { MahramFields } from './MahramFields.tsx';
import { MoneyPart } from './MoneyPart.tsx';
import type { Before } from './Sitting.ts';
import type { DeskRights } from './useDeskRights.ts';
import { ZoneBox } from './ZoneBox.tsx';

const room = ['room_type'];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box component="section" sx={{ mt: 1 }}>
      <Typography component="h2" variant="subtitle2" gutterBottom>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

interface DeskFieldsProps {
  readonly rights: DeskRights;
  readonly before: Before | undefined;
}

/** From the lines of a document down to the payment: what is asked of everybody in sight, the rest folded. */
export function DeskFields({ rights, before }: DeskFieldsProps) {
  const isOfFamily = before && rights.sees && (rights.begins || before.hasFamily);
  return (
    <ZoneFields>
      <Box sx={{ p: 2 }}>
        <ZoneBox />
        <Part title="deskPages.person">
          <KnownBefore />
          <InputGrid entity={deskEntity} names={read} />
          <InputGrid entity={deskEntity} names={told} />
          {isOfFamily && <FamilyInput before={before} />}
        </Part>
        {rights.books && (
          <Part title="deskPages.journey">
            <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
              <DepartureInput />
              <InputGrid entity={deskEntity} names={room} />
            </Box>
          </Part>
        )}
        {rights.sees && <MahramFields />}
        {rights.pays && (
          <Part title="deskPages.payment">
            <MoneyPart />
          </Part>
        )}
      </Box>
      <AllFields rights={rights} isFirst={!before} />
    </ZoneFields>
  );
}
