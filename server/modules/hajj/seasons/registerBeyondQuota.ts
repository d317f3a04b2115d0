import type { Commands } from '#catalog/registry/commands.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { pilgrimWatches } from '../pilgrims/pilgrimWatches.ts';
import { noPlaceLeft, placeLeft } from './quota.ts';

const { guards, ...locks } = pilgrimWatches.register_hajj_passenger_info;

/** All is asked that is asked of whoever is registered, but a place. */
export const registerBeyondQuotaHandler: CommandHandler<Commands['register_beyond_quota_hajj_passenger_info']> = {
  ...locks,
  guards: [noPlaceLeft, ...guards.filter(guard => guard !== placeLeft)],
  run: async () => ({ output: {} }),
};
