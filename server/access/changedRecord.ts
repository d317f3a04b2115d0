import { pick } from 'es-toolkit';
import { sees } from '../../catalog/access.ts';
import { present } from '../commands/present.ts';
import type { Wire } from '../crud/values.ts';
import type { Desk } from '../host.ts';
import type { Database } from '../db/Database.ts';

/** A record for whoever has just changed it: as they may see it, or its id and version where they may not. */
export const changedRecord = async (tx: Database, desk: Desk, wire: Wire): Promise<Wire> =>
  sees(desk.caller, desk.entity) ? present(tx, desk, wire) : pick(wire, ['id', 'version']);
