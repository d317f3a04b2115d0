import type { FamilyCallName } from '#catalog/family/familyCalls.ts';
import type { FamilyHandler } from './FamilyHandler.ts';
import { orderChanges } from './orderChanges.ts';
import { orderReadings } from './orderReadings.ts';
import { purchaseChanges } from './purchaseChanges.ts';
import { purchaseReadings } from './purchaseReadings.ts';

/** What the host does in each of the family's calls; a missing one does not compile. */
export const familyHandlers: Readonly<Record<FamilyCallName, FamilyHandler>> = {
  ...orderChanges,
  ...orderReadings,
  ...purchaseChanges,
  ...purchaseReadings,
};
