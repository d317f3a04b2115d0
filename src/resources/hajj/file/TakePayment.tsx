import Payments from '@mui/icons-material/PaymentsOutlined';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { startsIn } from '#catalog/engine/defineCommand.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { CommandButton } from '#src/engine/commands/CommandButtons.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { BlockedButton } from '#src/engine/panels/BlockedButton.tsx';
import { bookingDialogs } from '../bookings/bookingDialogs.tsx';
import { owes } from './nextInstalment.ts';

const { booking: entity } = entities;
const command = commandNamed(entity, 'take_payment');

export const barOf = (booking: RaRecord): string | undefined => {
  if (!command || !startsIn(command, String(booking['status']))) return 'filePages.no_seat';
  return owes(booking) ? undefined : 'violations.nothing_due';
};

/** Takes money for a booking, for who may. */
export function TakePayment({ booking }: { readonly booking: RaRecord }) {
  const translate = useTranslate();
  const who = usePrincipal();
  if (!command || !mayPerform(who, command)) return null;
  const bar = barOf(booking);
  if (bar)
    return (
      <BlockedButton
        label={translate('commands.take_payment')}
        icon={<Payments />}
        why={translate(bar)}
        pageKey="pay"
      />
    );
  return (
    <ResourceContextProvider value={entity.route}>
      <RecordContextProvider value={booking}>
        <OwnDialogs value={bookingDialogs}>
          <CommandButton available={{ command }} isFirst={false} disabled={false} pageKey="pay" />
        </OwnDialogs>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
