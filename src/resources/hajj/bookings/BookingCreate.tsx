import { useMemo } from 'react';
import { useToday } from '#src/authProvider/useToday.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { Sections } from '#src/engine/crud/form/Sections.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { OfferedFields } from './offer/OfferedFields.tsx';

/** A new booking of the agency's today. */
export function BookingCreate() {
  const today = useToday();
  const begun = useMemo(() => ({ booking_date: today }), [today]);
  if (today === undefined) return <LoadingForm />;
  return (
    <>
      <WayBack />
      <EntityCreate
        begun={begun}
        body={
          <OfferedFields>
            <Sections />
          </OfferedFields>
        }
      />
    </>
  );
}
