import { commandOf } from '#catalog/registry/commands.ts';
import { obstacle } from '#catalog/engine/defineCommand.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { toWire } from '#server/engine/records/record.ts';
import { findStored } from '#server/engine/records/select.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { bookable } from '../bookings/bookable.ts';
import { dueInTime } from '../bookings/planned.ts';

const entity = entities.booking;
const command = commandOf('offer_seat_booking');

/** Whether a booking could have a seat held for it: whoever could not is passed, and waits on. */
async function mayHold(tx: Database, request: RequestContext, id: number): Promise<boolean> {
  const stored = await findStored(tx, entity, id);
  if (!stored) return false;
  const record = toWire(entity, stored, request.host, true);
  const asked = { tx, request, record };
  return !obstacle(command, record) && !(await bookable(asked)) && !(await dueInTime(asked));
}

/** Whether all of those who wait together could. */
export async function mayBeOffered(
  tx: Database,
  request: RequestContext,
  party: readonly { readonly id: number }[],
): Promise<boolean> {
  for (const { id } of party) if (!(await mayHold(tx, request, id))) return false;
  return true;
}
