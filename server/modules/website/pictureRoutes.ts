import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { mount } from '#catalog/engine/wire.ts';
import { inPlace } from '../../engine/arrange/inPlace.ts';
import { demand } from '../../engine/crud/demand.ts';
import { inTransaction } from '../../engine/crud/write.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { addPictures } from './addPictures.ts';
import type { Owner } from '#catalog/registry/contentOwners.ts';
import { readPictures } from './readPictures.ts';

/** Path of the call that takes several pictures at once. */
const picturePath = ({ images }: Owner): string => `${mount(images.name)}/create`;

/** Several pictures at once, by the same call as a single one; any other request goes on to that. */
export function pictureRoutes(routes: Hono<Env>, host: Host, page: Owner): void {
  const { images, owner } = page;
  routes.post(picturePath(page), async (context, next) => {
    const request = { host, entity: images, caller: context.get('caller') };
    demand(request, 'create');
    const given = await readPictures(context, host, images);
    if (!given) return next();
    const id = await inTransaction(request, tx => addPictures(tx, request, page, given));
    return context.json(await inPlace(host, request, eq(columnOf(tableOf(images), owner.name), id)), 201);
  });
}
