import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { booking } from '#catalog/hajj/bookings/booking.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import type { Extra, ExtraProps } from '#src/engine/entity/recordExtras.ts';
import { ToolLink } from '#src/engine/pages/ToolLink.tsx';
import { cancelPath } from './cancelPath.ts';

interface Told {
  readonly verb: string;
  readonly blocked?: string;
}

/** What the way there is called: to begin with it, to go on, to look back; none where `cancel` does it at once. */
function wordOf({ status, commands }: ExtraProps['record']): string | undefined {
  if (status === 'cancelling') return 'cancel_departure.go_on';
  if (status === 'cancelled') return 'cancel_departure.account';
  const told: readonly Told[] = Array.isArray(commands) ? commands : [];
  const isOpen = (verb: string) => told.some(one => one.verb === verb && one.blocked === undefined);
  return isOpen('begin_cancelling') && !isOpen('cancel') ? 'cancel_departure.begin' : undefined;
}

/** The way from a departure to where it is cancelled booking by booking. */
function View({ record }: ExtraProps) {
  const who = usePrincipal();
  const word = wordOf(record);
  if (word === undefined || !allowed(who, booking, 'list')) return null;
  return <ToolLink icon={<EventBusy />} to={cancelPath(Number(record.id))} label={word} />;
}

const extra: Extra = { View };

/** Departures lead to where they are cancelled. */
export const cancelExtra = (entity: Entity): Extra | undefined => (entity.name === departure.name ? extra : undefined);
