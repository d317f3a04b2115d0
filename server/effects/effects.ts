import type { EntityName } from '../../catalog/entities.ts';
import { causeProgress } from '../donations/causeTotals.ts';
import { donationEffects } from '../donations/donationEffects.ts';
import { billEffects } from '../subscriptions/billEffects.ts';
import type { Effects } from './Effect.ts';
import { refuseFixed } from './refuseFixed.ts';
import { welcome } from './welcome.ts';

/** What else belongs to writing records, entity by entity. */
export const effects: Effects = {
  user: welcome,
  donation: donationEffects,
  cause: causeProgress,
  monthly_subscription: billEffects,
  primary_group: refuseFixed,
  group: refuseFixed,
  ledger_account: refuseFixed,
} satisfies Partial<Record<EntityName, Effects[string]>>;
