import { useState } from 'react';
import { OwnDialogs } from '../../engine/commands/ownDialogs.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { Sections } from '../../engine/crud/form/Sections.tsx';
import { MovePassportDialog } from './custody/MovePassportDialog.tsx';
import { knownTwins } from './registered/knownTwins.ts';
import { RegisteredFields } from './registered/RegisteredFields.tsx';
import { ZoneFields } from './ZoneFields.tsx';

const dialogs = { move_passport: MovePassportDialog };

/** The file of a pilgrim. */
export function PilgrimPage() {
  const [known] = useState(knownTwins);
  const fields = (
    <RegisteredFields known={known}>
      <ZoneFields>
        <Sections />
      </ZoneFields>
    </RegisteredFields>
  );
  return (
    <OwnDialogs value={dialogs}>
      <EntityPage body={fields} check={known.check} />
    </OwnDialogs>
  );
}
