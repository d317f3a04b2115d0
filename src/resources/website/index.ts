import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entities } from '#catalog/registry/entities.ts';
import { treeList } from '../../engine/arrange/tree/treeList.ts';
import { ownPage } from '../../engine/onDemand/ownPage.ts';
import { type Entry, mayDo } from '../../engine/pages/Entry.ts';
import type { Module } from '../../engine/pages/Module.ts';
import { NONE } from './gallery/galleries.ts';

/** The pictures beside one of them; a gallery without any is named by its owner. */
const picture = (of: Entity): Entry => ({
  may: mayDo(of, 'list'),
  record: ({ imageId }) => ({ of, id: imageId === NONE ? undefined : imageId }),
});

const pictureList = ownPage(async () => (await import('./gallery/PictureList.tsx')).PictureList);
const publication = {
  edit: ownPage(async () => (await import('./preview/PublicationPage.tsx')).PublicationPage),
  create: ownPage(async () => (await import('./preview/PublicationPage.tsx')).PublicationCreate),
};

/** What visitors see: menus, texts, pictures, slides, packages, and the settings of the site. */
export const website: Module = {
  pages: {
    cms_menu: { list: treeList, edit: ownPage(async () => (await import('./gallery/OwnerPage.tsx')).OwnerPage) },
    cms_menu_content_image: { list: pictureList },
    cause_content_image: { list: pictureList },
    cms_menu_content: publication,
    cause_content: publication,
    notice: publication,
    tour_package: publication,
    homepage_slider: {
      ...publication,
      list: ownPage(async () => (await import('./slides/SlideList.tsx')).SlideList),
    },
    general_setting: {
      list: ownPage(async () => (await import('./siteSettings/SiteSettingsList.tsx')).SiteSettingsList),
      edit: ownPage(async () => (await import('./siteSettings/SiteSettingsPage.tsx')).SiteSettingsPage),
      create: ownPage(async () => (await import('./siteSettings/SiteSettingsPage.tsx')).SiteSettingsCreate),
    },
  },
  routes: {
    '/content-management-image/:imageId/:contentName/:menuName?': {
      ...picture(entities.cms_menu_content_image),
      page: ownPage(async () => (await import('./gallery/GalleryPage.tsx')).MenuGalleryPage),
    },
    '/cause-content-management-image/:imageId/:contentName?': {
      ...picture(entities.cause_content_image),
      page: ownPage(async () => (await import('./gallery/GalleryPage.tsx')).CauseGalleryPage),
    },
  },
};
