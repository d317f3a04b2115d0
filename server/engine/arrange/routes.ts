import { Hono } from 'hono';
import { orderFieldOf } from '#catalog/engine/arranging.ts';
import { entityList } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { demand } from '../crud/demand.ts';
import { inTransaction } from '../crud/write.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { readJson } from '../../platform/http/readBody.ts';
import { arrangeWithin } from './arrange.ts';
import { readPlaces } from './readPlaces.ts';

/** Puts many records of an entity in order at once, and below each other where they stand so. */
export function arrangeRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const entity of entityList.filter(orderFieldOf)) {
    routes.post(`${mount(entity.name)}/arrange`, async context => {
      const request = { host, entity, caller: context.get('caller') };
      demand(request, 'edit');
      const places = readPlaces(entity, await readJson(context));
      return context.json(await inTransaction(request, tx => arrangeWithin(tx, request, places)));
    });
  }
  return routes;
}
