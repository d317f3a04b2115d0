import Box from '@mui/material/Box';
import { useState } from 'react';
import { OwnDialogs } from '../../engine/commands/ownDialogs.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { Sections } from '../../engine/crud/form/Sections.tsx';
import { MovePassportDialog } from './custody/MovePassportDialog.tsx';
import { AddressFields } from './file/AddressFields.tsx';
import { BelowCards } from './file/BelowCards.tsx';
import { FileCards } from './file/FileCards.tsx';
import { FileSteps } from './file/FileSteps.tsx';
import { knownTwins } from './registered/knownTwins.ts';
import { RegisteredFields } from './registered/RegisteredFields.tsx';
import { ZoneFields } from './ZoneFields.tsx';

const dialogs = { move_passport: MovePassportDialog };

/** Cards above the fields on a phone, beside them where there is room. */
const beside = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20em' },
  '& > :first-of-type': { p: 2, paddingBlockEnd: 0, order: { lg: 1 } },
} as const;

/** The file of a pilgrim: who it is and what comes next, what one asks most, and all its fields. */
export function PilgrimPage() {
  const [known] = useState(knownTwins);
  const fields = (
    <Box sx={beside}>
      <FileCards />
      <Box sx={{ minWidth: 0 }}>
        <BelowCards>
          <RegisteredFields known={known}>
            <ZoneFields>
              <AddressFields>
                <Sections />
              </AddressFields>
            </ZoneFields>
          </RegisteredFields>
        </BelowCards>
      </Box>
    </Box>
  );
  return (
    <OwnDialogs value={dialogs}>
      <EntityPage Steps={FileSteps} aboveReading={<FileCards />} body={fields} check={known.check} />
    </OwnDialogs>
  );
}
