import { defineCommand } from '../../engine/defineCommand.ts';
import { hajjPassengerInfo } from '../hajjPassengerInfo.ts';
import { registering } from '../pilgrimGuards.ts';

/** Registers somebody for whom the quota of their season has no place, for the reason told (rules B5). */
export const registerBeyondQuota = defineCommand({
  verb: 'register_beyond_quota',
  entity: hajjPassengerInfo,
  from: ['enquiry', 'pre_registered'],
  to: ['registered'],
  guards: registering,
  reason: true,
  right: 'own',
});
