import { treeList } from '../../arrange/tree/treeList.ts';
import { ownPage } from '../../onDemand/ownPage.ts';
import type { Module } from '../Module.ts';

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
    '/content-management-image/:imageId/:contentName/:menuName?': ownPage(
      async () => (await import('./gallery/GalleryPage.tsx')).MenuGalleryPage,
    ),
    '/cause-content-management-image/:imageId/:contentName?': ownPage(
      async () => (await import('./gallery/GalleryPage.tsx')).CauseGalleryPage,
    ),
  },
};
