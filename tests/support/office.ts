import type { Host } from '../../server/engine/context/host.ts';
import { freshDatabase } from './database.ts';
import { type Office, openOfficeOn } from './officeOn.ts';

export { PASSWORD, SECRET } from './officeOn.ts';
export type { CallOptions, Office, Reply } from './officeOn.ts';

/** The real host on a database of its own, with an administrator, a member of staff and a plain user. */
export const openOffice = async (given: Partial<Host> = {}): Promise<Office> =>
  openOfficeOn(await freshDatabase(), given);
