import { pick } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import type { RequestContext } from '#server/engine/context/host.ts';

/** The host itself writes a record of an entity in somebody's name, also where they see neither it nor its branch. */
export const asHost = (request: RequestContext, entity: Entity): RequestContext => ({
  ...request,
  entity,
  caller: { ...systemCaller, ...pick(request.caller, ['id', 'email']) },
});
