import { useState } from 'react';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { Sections } from '../../engine/crud/form/Sections.tsx';
import { knownTwins } from './registered/knownTwins.ts';
import { RegisteredFields } from './registered/RegisteredFields.tsx';
import { ZoneFields } from './ZoneFields.tsx';

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
  return <EntityPage body={fields} check={known.check} />;
}
