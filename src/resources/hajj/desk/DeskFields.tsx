import Box from '@mui/material/Box';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { ZoneFields } from '../ZoneFields.tsx';
import { AllFields } from './AllFields.tsx';
import { DepartureInput } from './DepartureInput.tsx';
import { deskEntity, read, told } from './deskEntity.ts';
import { FamilyInput } from './FamilyInput.tsx';
import { KnownBefore } from './KnownBefore.tsx';
import { MahramFields } from './MahramFields.tsx';
import { MoneyPart } from './MoneyPart.tsx';
import { Part } from './Part.tsx';
import type { Before } from './Sitting.ts';
import type { DeskRights } from './useDeskRights.ts';
import { ZoneBox } from './ZoneBox.tsx';

const room = ['room_type'];

/** A wide field and a narrow one, each over the whole of its column. */
const beside = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' },
  '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
};

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
        <Part title="deskPages.document">
          <ZoneBox />
        </Part>
        <Part title="deskPages.person">
          <KnownBefore />
          <InputGrid entity={deskEntity} names={read} />
          <InputGrid entity={deskEntity} names={told} />
          {isOfFamily && <FamilyInput before={before} />}
        </Part>
        {rights.books && (
          <Part title="deskPages.journey">
            <Box sx={beside}>
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
