import { pick } from 'es-toolkit';
import { sees } from '../../catalog/access.ts';
import { present } from '../commands/present.ts';
import type { Wire } from '../crud/record.ts';
import type { Desk } from '../crud/write.ts';
import type { Database } from '../host.ts';

/** A record for whoever has just changed it: as they may see it, or its id and version where they may not. */
export const changedRecord = async (tx: Database, desk: Desk, wire: Wire): Promise<Wire> =>
  sees(desk.caller, desk.entity) ? present(tx, desk, wire) : pick(wire, ['id', 'version']);
