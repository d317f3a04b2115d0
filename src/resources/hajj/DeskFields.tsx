import Box from '@mui/material/Box';
import { InputGrid } from '#src/engine/kinds/InputGrid.tsx';
import { ZoneFields } from './ZoneFields.tsx';
import { AllFields } from './desk/AllFields.tsx';
import { DepartureInput } from './desk/DepartureInput.tsx';
import { deskEntity, read, told } from './desk/deskEntity.ts';
import { FamilyInput } from './desk/FamilyInput.tsx';
import { KnownBefore } from './KnownBefore.tsx';
import { MahramAhead } from './desk/MahramAhead.tsx';
import { MahramFields } from './desk/MahramFields.tsx';
import { MoneyPart } from './desk/MoneyPart.tsx';
import { Part } from './desk/Part.tsx';
import type { Before } from './desk/Sitting.ts';
import type { DeskRights } from './desk/useDeskRights.ts';
import { ZoneBox } from './desk/ZoneBox.tsx';

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
          {rights.sees && <MahramAhead />}
          <InputGrid entity={deskEntity} names={read} />
          <InputGrid entity={deskEntity} names={told} />
          {isOfFamily && <FamilyInput before={before} />}
        </Part>
        {rights.books && (
          <Part title="deskPages.journey">
            <Box sx={beside}>
              <DepartureInput help="deskPages.none_books" />
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
