import { pick } from 'es-toolkit';
import { sees } from '#catalog/engine/access/access.ts';
import { present } from './present.ts';
import type { Wire } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';

/** A record for whoever has just changed it: as they may see it, or its id and version where they may not. */
export const changedRecord = async (tx: Database, request: RequestContext, wire: Wire): Promise<Wire> =>
  sees(request.caller, request.entity) ? present(tx, request, wire) : pick(wire, ['id', 'version']);
