import type { ReactElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import type { Principal } from '../../catalog/engine/access/access.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { readableEntity } from '../../catalog/engine/access/readableEntity.ts';
import { mayReadReport } from '../../catalog/registry/reportRights.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { EntityList } from '../engine/crud/list/EntityList.tsx';
import { KnownWishes } from '../engine/crud/list/KnownWishes.tsx';
import { type Askable, askableOfList, askableOfReport } from '../engine/crud/list/lostWishes.ts';
import { titleOf } from '../engine/kinds/titleOf.ts';
import { preloadable } from '../engine/onDemand/preloadable.tsx';
import { about, mayDo, type MaySee } from '../engine/pages/Entry.ts';
import { GuardedPage } from './GuardedPage.tsx';
import type { Page, Pages } from '../engine/pages/Module.ts';
import { modules } from './modules.ts';

/**
 * The pages that every entity shares; fetched ahead where the address already tells which one comes. The list comes with
 * the admin, which would bring it anyway: asked for by itself it would be one more file that says where it is.
 */
const shared: Pages = {
  list: preloadable(async () => EntityList),
  edit: preloadable(async () => (await import('../engine/crud/form/EntityPage.tsx')).EntityPage),
  create: preloadable(async () => (await import('../engine/crud/form/EntityCreate.tsx')).EntityCreate),
};

/** The page that draws any report. */
const report = preloadable(async () => (await import('../reports/frame/ReportPage.tsx')).ReportPage);

const own: Readonly<Record<string, Partial<Pages>>> = Object.assign({}, ...modules.map(({ pages }) => pages));

const reports: Readonly<Record<string, Page>> = Object.assign({}, ...modules.map(one => one.reports));

const reportPage = (name: string): Page => reports[name] ?? report;

const pagesOf = (name: string): Pages => ({ ...shared, ...own[name] });

/** The pages of the entity whose list or record an address shows, and what the address says below the list's. */
export function pagesAt(pathname: string): { readonly pages: Pages; readonly below: string } | undefined {
  const isAt = ({ route }: { readonly route: string }) => `${pathname}/`.startsWith(`/apps/${route}/`);
  const told = reportList.find(isAt);
  if (told) return { pages: { ...shared, list: reportPage(told.name) }, below: '' };
  const entity = entityList.find(isAt);
  return (
    entity && {
      pages: pagesOf(entity.name),
      below: pathname.slice(`/apps/${entity.route}`.length).replace(/^\/|\/$/g, ''),
    }
  );
}

/** A list for whoever may see it, that is asked for what it knows alone. */
const listFor = (may: MaySee, Page: Page, askable: (who?: Principal) => Askable): ReactElement => (
  <GuardedPage may={may}>
    <KnownWishes askable={askable}>
      <Page />
    </KnownWishes>
  </GuardedPage>
);

function entityPages(entity: Entity): Readonly<Record<'list' | 'edit' | 'create', ReactElement>> {
  const { list, edit: One, create: New } = pagesOf(entity.name);
  return {
    list: listFor(mayDo(entity, 'list'), list, who => askableOfList(who ? readableEntity(who, entity) : entity)),
    edit: (
      <GuardedPage {...about(entity, 'id')}>
        <One />
      </GuardedPage>
    ),
    create: (
      <GuardedPage may={mayDo(entity, 'create')}>
        <New />
      </GuardedPage>
    ),
  };
}

/** One resource for each entity of the catalogue, and for each report, named after its route. */
export const catalogueResources = (): ReactElement[] => [
  ...reportList.map(one => (
    <Resource
      key={one.route}
      name={one.route}
      list={listFor(
        who => mayReadReport(who, one),
        reportPage(one.name),
        () => askableOfReport(one),
      )}
    />
  )),
  ...entityList.map(entity => (
    <Resource
      key={entity.route}
      name={entity.route}
      {...entityPages(entity)}
      recordRepresentation={(record: RaRecord) => titleOf(entity, record)}
    />
  )),
];
