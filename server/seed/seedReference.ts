import type { Database } from '../host.ts';
import { alone } from './seedLock.ts';
import { seedPlaces } from './seedPlaces.ts';
import { seedRights } from './seedRights.ts';

/** What every installation needs before its first user: places, permissions, roles. May run at every start. */
export const seedReference = (db: Database): Promise<void> =>
  alone(db, async tx => {
    await seedPlaces(tx);
    await seedRights(tx);
  });
