import { useCallback, useState } from 'react';
import { usePermissions } from 'react-admin';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Principal } from '#catalog/engine/access/access.ts';
import { EntityCreate } from '../../engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { Sections } from '../../engine/crud/form/Sections.tsx';
import { AddressFields } from './file/AddressFields.tsx';
import { knownTwins } from './registered/knownTwins.ts';
import { RegisteredFields } from './registered/RegisteredFields.tsx';
import { ZoneFields } from './ZoneFields.tsx';

type Values = Readonly<Record<string, unknown>>;

/** A file without a branch is everybody's: whoever works in none says whose it is. */
const ofNobody = ({ branch }: Values) => (branch ? [] : [violation('branch', 'required')]);

/** A new file of a pilgrim, in the branch of whoever enters it. */
export function PilgrimCreate() {
  const { permissions, isPending } = usePermissions<Principal>();
  const [known] = useState(knownTwins);
  const check = useCallback((values: Values) => [...ofNobody(values), ...known.check(values)], [known]);
  if (isPending) return <LoadingForm />;
  const fields = (
    <RegisteredFields known={known}>
      <ZoneFields>
        <AddressFields>
          <Sections />
        </AddressFields>
      </ZoneFields>
    </RegisteredFields>
  );
  return <EntityCreate begun={{ branch: permissions?.branch ?? null }} body={fields} check={check} />;
}
