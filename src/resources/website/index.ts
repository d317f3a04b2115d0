import { treeList } from '../../arrange/tree/treeList.ts';
import { preloadable } from '../../onDemand/preloadable.tsx';
import type { Module } from '../Module.ts';

const pictureList = preloadable(async () => (await import('./gallery/PictureList.tsx')).PictureList);
const publication = {
  edit: preloadable(async () => (await import('./preview/PublicationPage.tsx')).PublicationPage),
  create: preloadable(async () => (await import('./preview/PublicationPage.tsx')).PublicationCreate),
};

/** What visitors see: menus, texts, pictures, slides, packages, and the settings of the site. */
export const website: Module = {
  pages: {
    cms_menu: { list: treeList, edit: preloadable(async () => (await import('./gallery/OwnerPage.tsx')).OwnerPage) },
    cms_menu_content_image: { list: pictureList },
    cause_content_image: { list: pictureList },
    cms_menu_content: publication,
    cause_content: publication,
    notice: publication,
    tour_package: publication,
    homepage_slider: {
      ...publication,
      list: preloadable(async () => (await import('./slides/SlideList.tsx')).SlideList),
    },
    general_setting: {
      list: preloadable(async () => (await import('./siteSettings/SiteSettingsList.tsx')).SiteSettingsList),
      edit: preloadable(async () => (await import('./siteSettings/SiteSettingsPage.tsx')).SiteSettingsPage),
      create: preloadable(async () => (await import('./siteSettings/SiteSettingsPage.tsx')).SiteSettingsCreate),
    },
  },
  routes: {
    '/content-management-image/:imageId/:contentName/:menuName?': preloadable(
      async () => (await import('./gallery/GalleryPage.tsx')).MenuGalleryPage,
    ),
    '/cause-content-management-image/:imageId/:contentName?': preloadable(
      async () => (await import('./gallery/GalleryPage.tsx')).CauseGalleryPage,
    ),
  },
};
