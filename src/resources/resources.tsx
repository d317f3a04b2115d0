import type { ReactElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { entityList } from '../../catalog/entities.ts';
import { titleOf } from '../kinds/titleOf.ts';
import { preloadable } from '../pages/preloadable.tsx';

/** The pages that every entity shares; fetched ahead where the address already tells which one comes. */
export const pages = {
  list: preloadable(async () => ({ default: (await import('../crud/list/EntityList.tsx')).EntityList })),
  edit: preloadable(async () => ({ default: (await import('../crud/form/EntityPage.tsx')).EntityPage })),
  create: preloadable(async () => ({ default: (await import('../crud/form/EntityCreate.tsx')).EntityCreate })),
};

/** One resource for each entity of the catalogue, named after its route. */
export const catalogueResources = (): ReactElement[] =>
  entityList.map(entity => (
    <Resource
      key={entity.route}
      name={entity.route}
      list={pages.list}
      edit={pages.edit}
      create={pages.create}
      recordRepresentation={(record: RaRecord) => titleOf(entity, record)}
    />
  ));
