import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { StepKeys } from '#src/engine/keys/useKeyOf.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { bookingDialogs } from './bookingDialogs.tsx';
import { FileLacks } from './FileLacks.tsx';

const keys = { take_payment: 'pay' } as const;

/** A booking, and what the file of its pilgrim waits for. */
export const BookingPage = () => (
  <OwnDialogs value={bookingDialogs}>
    <StepKeys value={keys}>
      <EntityPage above={<FileLacks />} />
    </StepKeys>
  </OwnDialogs>
);
