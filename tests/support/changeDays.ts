import { calls } from '../../catalog/engine/wire.ts';
import type { Office, Reply } from './officeOn.ts';

interface Told {
  readonly departure_date?: string;
  readonly return_date?: string;
  readonly accept?: boolean;
}

/** Gives a departure other days as its page does: a day that is not told stays. */
export async function changeDays(as: Pick<Office, 'call'>, departure: number, told: Told): Promise<Reply> {
  const { departure_date, return_date } = (await as.call('GET', calls('departure').one(departure))).body;
  const body = { departure_date, return_date, reason: 'The airline moved the flight', ...told };
  return as.call('POST', calls('departure').command('change_days', departure), { body });
}
