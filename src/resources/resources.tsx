import type { ReactElement } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { entityList, type EntityName } from '../../catalog/entities.ts';
import { titleOf } from '../kinds/titleOf.ts';
import { preloadable } from '../onDemand/preloadable.tsx';

type Page = ReturnType<typeof preloadable>;
type Pages = Readonly<Record<'list' | 'edit' | 'create', Page>>;

/** The pages that every entity shares; fetched ahead where the address already tells which one comes. */
const pages: Pages = {
  list: preloadable(async () => ({ default: (await import('../crud/list/EntityList.tsx')).EntityList })),
  edit: preloadable(async () => ({ default: (await import('../crud/form/EntityPage.tsx')).EntityPage })),
  create: preloadable(async () => ({ default: (await import('../crud/form/EntityCreate.tsx')).EntityCreate })),
};

const treeList = preloadable(async () => ({ default: (await import('../arrange/tree/TreeList.tsx')).TreeList }));
const pictureList = preloadable(async () => ({ default: (await import('./website/gallery/PictureList.tsx')).PictureList }));
const galleryOwner = preloadable(async () => ({ default: (await import('./website/gallery/OwnerPage.tsx')).OwnerPage }));
const publication = {
  edit: preloadable(async () => ({ default: (await import('./website/preview/PublicationPage.tsx')).PublicationPage })),
  create: preloadable(async () => ({ default: (await import('./website/preview/PublicationPage.tsx')).PublicationCreate })),
};

/** Pages written by hand in their place. */
const own: Partial<Record<EntityName, Partial<Pages>>> = {
  user: {
    list: preloadable(async () => ({ default: (await import('./access/users/UserList.tsx')).UserList })),
    edit: preloadable(async () => ({ default: (await import('./access/users/UserPage.tsx')).UserPage })),
  },
  member: {
    list: preloadable(async () => ({ default: (await import('./people/members/MemberList.tsx')).MemberList })),
    edit: preloadable(async () => ({ default: (await import('./people/members/MemberPage.tsx')).MemberPage })),
  },
  monthly_subscription: {
    edit: preloadable(async () => ({ default: (await import('./people/members/BillPage.tsx')).BillPage })),
  },
  cause: {
    list: preloadable(async () => ({ default: (await import('./donations/CauseList.tsx')).CauseList })),
    edit: preloadable(async () => ({ default: (await import('./donations/CausePage.tsx')).CausePage })),
  },
  donation: {
    edit: preloadable(async () => ({ default: (await import('./donations/DonationPage.tsx')).DonationPage })),
    create: preloadable(async () => ({ default: (await import('./donations/DonationCreate.tsx')).DonationCreate })),
  },
  role: {
    list: preloadable(async () => ({ default: (await import('./access/roles/RoleList.tsx')).RoleList })),
    edit: preloadable(async () => ({ default: (await import('./access/roles/RolePage.tsx')).RolePage })),
    create: preloadable(async () => ({ default: (await import('./access/roles/RoleCreate.tsx')).RoleCreate })),
  },
  menu_item: {
    list: treeList,
    edit: preloadable(async () => ({ default: (await import('./access/menus/MenuItemPage.tsx')).MenuItemPage })),
    create: preloadable(async () => ({ default: (await import('./access/menus/MenuItemPage.tsx')).MenuItemCreate })),
  },
  category: { list: treeList },
  cms_menu: { list: treeList, edit: galleryOwner },
  cms_menu_content_image: { list: pictureList },
  cause_content_image: { list: pictureList },
  cms_menu_content: publication,
  cause_content: publication,
  notice: publication,
  tour_package: publication,
  homepage_slider: { ...publication, list: preloadable(async () => ({ default: (await import('./website/slides/SlideList.tsx')).SlideList })) },
  general_setting: {
    list: preloadable(async () => ({ default: (await import('./website/siteSettings/SiteSettingsList.tsx')).SiteSettingsList })),
    edit: preloadable(async () => ({ default: (await import('./website/siteSettings/SiteSettingsPage.tsx')).SiteSettingsPage })),
    create: preloadable(async () => ({ default: (await import('./website/siteSettings/SiteSettingsPage.tsx')).SiteSettingsCreate })),
  },
};

const pagesOf = (name: string): Pages => ({ ...pages, ...(own as Readonly<Record<string, Partial<Pages>>>)[name] });

/** The pages of the entity whose list or record an address shows, and what the address says below the list's. */
export function pagesAt(pathname: string): { readonly pages: Pages; readonly below: string } | undefined {
  const entity = entityList.find(({ route }) => `${pathname}/`.startsWith(`/apps/${route}/`));
  return entity && { pages: pagesOf(entity.name), below: pathname.slice(`/apps/${entity.route}`.length).replace(/^\/|\/$/g, '') };
}

/** One resource for each entity of the catalogue, named after its route. */
export const catalogueResources = (): ReactElement[] =>
  entityList.map(entity => (
    <Resource
      key={entity.route}
      name={entity.route}
      {...pagesOf(entity.name)}
      recordRepresentation={(record: RaRecord) => titleOf(entity, record)}
    />
  ));
