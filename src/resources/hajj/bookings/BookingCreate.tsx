import { useMemo } from 'react';
import { useToday } from '#src/authProvider/useToday.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';

/** A new booking of the agency's today. */
export function BookingCreate() {
  const today = useToday();
  const begun = useMemo(() => ({ booking_date: today }), [today]);
  if (today === undefined) return <LoadingForm />;
  return (
    <>
      <WayBack />
      <EntityCreate begun={begun} />
    </>
  );
}
