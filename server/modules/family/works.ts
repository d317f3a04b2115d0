import type { FamilyCallName } from '#catalog/family/familyCalls.ts';
import type { FamilyWork } from './FamilyWork.ts';
import { orderChanges } from './orderChanges.ts';
import { orderReadings } from './orderReadings.ts';
import { purchaseChanges } from './purchaseChanges.ts';
import { purchaseReadings } from './purchaseReadings.ts';

/** What the host does in each of the family's calls; a missing one does not compile. */
export const familyWorks: Readonly<Record<FamilyCallName, FamilyWork>> = {
  ...orderChanges,
  ...orderReadings,
  ...purchaseChanges,
  ...purchaseReadings,
};
