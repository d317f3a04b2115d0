import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { bookingDialogs } from './bookingDialogs.tsx';
import { FileLacks } from './FileLacks.tsx';

/** A booking, and what the file of its pilgrim waits for. */
export const BookingPage = () => (
  <OwnDialogs value={bookingDialogs}>
    <EntityPage above={<FileLacks />} />
  </OwnDialogs>
);
