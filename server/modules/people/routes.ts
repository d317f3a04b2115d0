import { Hono } from 'hono';
import { allowed } from '#catalog/engine/access/access.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList, entityNamed } from '#catalog/registry/entities.ts';
import { type Kin, kinOf } from '#catalog/registry/persons.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { demand } from '../../engine/crud/demand.ts';
import { toWire } from '../../engine/records/record.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import type { Env } from '../../platform/http/Env.ts';
import { readingOf } from '../../engine/history/reading.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem } from '../../platform/problem.ts';
import { alsoKnown } from './also.ts';
import { changesOf } from './changes.ts';
import { named, summary } from './Person.ts';
import { type Tied, tiesOf } from './ties.ts';

interface PersonQuery {
  readonly entity: Entity;
  readonly kin: Kin;
  readonly id: number;
}

/** Records in a tie that the caller may open, so may read the changes of. */
const opened = (caller: Caller, ties: readonly Tied[]) =>
  ties
    .filter(({ entity }) => allowed(caller, entityNamed(entity), 'show'))
    .map(({ entity, rows }) => ({ entity: entityNamed(entity), ids: rows.map(row => Number(row['id'])) }));

async function personOf(host: Host, caller: Caller, { entity, kin, id }: PersonQuery) {
  const stored = await existingOf(host.db, { caller, entity }, id, false);
  const also = await alsoKnown({ host, caller }, kin, { entity, stored });
  const kinds = [entity, ...also.filter(({ because }) => because === 'record').map(one => entityNamed(one.entity))];
  const ties = await tiesOf(host, caller, { kinds, id });
  const changes = await changesOf(host.db, await readingOf(host.db, { caller, entity }, id), opened(caller, ties));
  const record = summary(entity, toWire(entity, stored, host, caller));
  return { person: { ...named({ host, caller }, entity, stored), record }, also, ties, history: changes };
}

/** Everything about one person on one page: who else they are, what belongs to them, what was done lately. */
export function peopleRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/api/people/:entity/:id', async context => {
    const caller = context.get('caller');
    const entity = entityList.find(({ name }) => name === context.req.param('entity'));
    const kin = entity && kinOf(entity);
    if (!entity || !kin) throw new Problem(404, 'not_found');
    demand({ caller, entity }, 'show');
    return context.json(await personOf(host, caller, { entity, kin, id: idIn(context) }));
  });
  return routes;
}
