import { pick } from 'es-toolkit';
import { sees } from '#catalog/engine/access/access.ts';
import { present } from './present.ts';
import type { Wire } from '../context/values.ts';
import type { Desk } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';

/** A record for whoever has just changed it: as they may see it, or its id and version where they may not. */
export const changedRecord = async (tx: Database, desk: Desk, wire: Wire): Promise<Wire> =>
  sees(desk.caller, desk.entity) ? present(tx, desk, wire) : pick(wire, ['id', 'version']);
