import { orderFieldOf, parentFieldOf } from '#catalog/engine/arranging.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities, entityList } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { isPublishable } from '#catalog/website/publication.ts';
import { type Owner, owners } from '#catalog/registry/contentOwners.ts';
import { type Calls, type Methods, reading } from '../../engine/openapi/operation.ts';
import { id, type Json, listOf, mapOf, named, nullable, number, object, word } from '../../engine/openapi/shapes.ts';

const { cms_menu: menu } = entities;

export const websiteSchemas = {
  cms_menu_node: { allOf: [named(menu.name), object({ children: listOf(named('cms_menu_node')) })] },
};

/** Values by their names; several under one name are a list. */
const gathered: Json = mapOf({ anyOf: [nullable(word), listOf(nullable(word))] });

const titles: Readonly<Record<string, readonly [contents: string, byHead: string, both: string, list: string]>> = {
  cms_menu: [
    'Live texts of a page',
    'Pictures of a page by heading',
    'Live texts and pictures of a page',
    'Pictures of a page',
  ],
  cause: [
    'Live texts of a cause',
    'Pictures of a cause by heading',
    'Live texts and pictures of a cause',
    'Pictures of a cause',
  ],
};

function callsOf({ owner, contents, images, contentsKey, paths }: Owner): readonly (readonly [string, Methods])[] {
  const [ofContents = '', byHead = '', both = '', list = ''] = titles[owner.name] ?? [];
  const short = ({ name }: Entity, path: string) => `/${name}/api/v1/${path}/{id}`;
  return [
    [short(contents, paths.contents), reading(contents.name, ofContents, object({ [contentsKey]: gathered }))],
    [short(images, paths.imagesByHead), reading(images.name, byHead, object({ [images.collection]: gathered }))],
    [
      `${mount(owner.name)}/${paths.contentsAndImages}/{id}`,
      reading(owner.name, both, object({ [contentsKey]: gathered, [images.collection]: gathered })),
    ],
    ...(paths.imageList === undefined
      ? []
      : [
          [
            short(images, paths.imageList),
            reading(images.name, list, object({ [images.collection]: listOf(named(images.name)) })),
          ] as const,
        ]),
  ];
}

function arrange(entity: Entity): Methods {
  const parent = parentFieldOf(entity) ? { parent: nullable(id) } : {};
  return {
    post: {
      tag: entity.name,
      summary: 'Put records in order, many at once',
      body: object({
        items: { type: 'array', minItems: 1, maxItems: 2000, items: object({ id, position: number }, parent) },
      }),
      answer: object({
        results: { ...number, description: 'How many stand elsewhere now.' },
        items: listOf(named(entity.name)),
      }),
      finds: true,
    },
  };
}

const publishable = entityList.filter(isPublishable);
const side = { anyOf: [...publishable.map(({ name }) => named(name)), { type: 'null' }] };

/** What the website shows, and how its parts stand. */
export const websiteCalls: Calls = {
  [`${mount(menu.name)}/get_all_nested_cms_menu/`]: reading(
    menu.name,
    'The website’s menu, nested',
    object({ [menu.collection]: listOf(named('cms_menu_node')) }),
  ),
  ...Object.fromEntries(owners.flatMap(callsOf)),
  '/api/live/{entity}/{id}': reading(
    'office',
    `Content as visitors see it, beside what is being written (${publishable.map(({ name }) => name).join(', ')})`,
    object({ live: side, draft: side }),
  ),
  ...Object.fromEntries(
    entityList.filter(orderFieldOf).map(entity => [`${mount(entity.name)}/arrange/`, arrange(entity)]),
  ),
};
