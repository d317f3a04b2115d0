import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { existingOf } from '../../engine/access/scope.ts';
import { inPlace } from '../../engine/arrange/inPlace.ts';
import { nested } from '../../engine/arrange/nested.ts';
import { demand } from '../../engine/crud/demand.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Env } from '../../platform/http/Env.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { Host } from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { liveOf } from './publishing/live.ts';
import { type Owner, owners } from '#catalog/registry/contentOwners.ts';
import { pictureRoutes } from './pictureRoutes.ts';

/** Values under names, in order; several under one name become a list, as the family's hosts answer. */
function gathered(records: readonly Wire[], name: string, value: string): Wire {
  const groups = new Map<string, unknown[]>();
  for (const record of records)
    groups.set(String(record[name]), [...(groups.get(String(record[name])) ?? []), record[value]]);
  return Object.fromEntries([...groups].map(([key, values]) => [key, values.length > 1 ? values : values[0]]));
}

interface Page {
  readonly host: Host;
  readonly caller: Caller;
  readonly page: Owner;
  readonly id: number;
}

const textsOf = async ({ host, caller, page, id }: Page): Promise<Wire> =>
  gathered(await liveOf(host, { entity: page.contents, caller }, { field: page.owner.name, id }), 'name', 'value');

const picturesOf = ({ host, caller, page, id }: Page): Promise<Wire[]> =>
  inPlace(host, { entity: page.images, caller }, eq(columnOf(tableOf(page.images), page.owner.name), id));

const picturesByHead = async (asked: Page): Promise<Wire> => gathered(await picturesOf(asked), 'head', 'image');

/** The calls of one owner: what stands below which entity, the rights that it asks for, and its answer. */
const callsOf = ({
  owner,
  contents,
  images,
  contentsKey,
  paths,
}: Owner): readonly (readonly [Entity, string | undefined, readonly Entity[], (asked: Page) => Promise<Wire>])[] => [
  [contents, paths.contents, [contents], async asked => ({ [contentsKey]: await textsOf(asked) })],
  [images, paths.imagesByHead, [images], async asked => ({ [images.collection]: await picturesByHead(asked) })],
  [images, paths.imageList, [images], async asked => ({ [images.collection]: await picturesOf(asked) })],
  [
    owner,
    paths.contentsAndImages,
    [contents, images],
    async asked => ({ [contentsKey]: await textsOf(asked), [images.collection]: await picturesByHead(asked) }),
  ],
];

async function pageAsked(context: Context<Env>, host: Host, page: Owner): Promise<Page> {
  const [caller, id] = [context.get('caller'), idIn(context)];
  await existingOf(host.db, { caller, entity: page.owner }, id, false);
  return { host, caller, page, id };
}

function ownerCalls(routes: Hono<Env>, host: Host, page: Owner): void {
  for (const [below, path, needed, answer] of callsOf(page)) {
    if (!path) continue;
    // The contract writes some of these without the entity's second name.
    routes.on('get', [`/${below.name}/api/v1/${path}/:id`, `${mount(below.name)}/${path}/:id`], async context => {
      for (const entity of needed) demand({ caller: context.get('caller'), entity }, 'list');
      return context.json(await answer(await pageAsked(context, host, page)));
    });
  }
}

/** What the website shows, as the contract asks for it: the menu, and the texts and pictures of a page or a cause. */
export function websiteRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  const menu = entities.cms_menu;
  routes.get(`${mount(menu.name)}/get_all_nested_cms_menu`, async context => {
    const view = { caller: context.get('caller'), entity: menu };
    demand(view, 'list');
    return context.json({ [menu.collection]: nested(await inPlace(host, view)) });
  });
  for (const page of owners) {
    ownerCalls(routes, host, page);
    pictureRoutes(routes, host, page);
  }
  return routes;
}
