import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { StepKeys } from '#src/engine/keys/useKeyOf.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { PaperTool } from '../../papers/PaperTool.tsx';
import { bookingDialogs } from './bookingDialogs.tsx';
import { FileLacks } from './FileLacks.tsx';

const keys = { take_payment: 'pay' } as const;

const confirmation = <PaperTool kind="booking" label="bookingPages.confirmation" />;

/** A booking, the way to its confirmation, and what the file of its pilgrim waits for. */
export const BookingPage = () => (
  <OwnDialogs value={bookingDialogs}>
    <StepKeys value={keys}>
      <EntityPage
        above={
          <>
            {confirmation}
            <FileLacks />
          </>
        }
        aboveReading={confirmation}
      />
    </StepKeys>
  </OwnDialogs>
);
