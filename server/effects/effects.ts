import type { EntityName } from '../../catalog/entities.ts';
import type { Effect, Effects } from './Effect.ts';
import { refuseFixed } from './refuseFixed.ts';
import { welcome } from './welcome.ts';

/** What else belongs to writing records, entity by entity. */
export const effects: Effects = {
  user: welcome,
  primary_group: refuseFixed,
  group: refuseFixed,
  ledger_account: refuseFixed,
} satisfies Partial<Record<EntityName, Effect>>;
