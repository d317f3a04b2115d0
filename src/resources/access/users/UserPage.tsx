import { useState } from 'react';
import { useParams } from 'react-router';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { WhySection } from '../why/WhySection.tsx';
import { UserSteps } from './UserSteps.tsx';

/** A user's record with what an administrator does about the account, and asks about its rights. */
export function UserPage() {
  const { id = '' } = useParams();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <EntityPage above={<UserSteps onAsk={() => setAsks(true)} />} />
      <WhySection userId={id} open={asks} setOpen={setAsks} />
    </>
  );
}
