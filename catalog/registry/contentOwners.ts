import type { Entity } from '../engine/defineEntity.ts';
import { entities } from './entities.ts';

/** What a page of the website consists of, and how the contract spells the calls for it. */
export interface Owner {
  readonly owner: Entity;
  readonly contents: Entity;
  readonly images: Entity;
  /** Key of the texts in an answer. */
  readonly contentsKey: string;
  /** Last parts of the paths, before the owner's id. */
  readonly paths: {
    readonly contents: string;
    readonly imagesByHead: string;
    readonly contentsAndImages: string;
    readonly imageList?: string;
  };
}

export const owners: readonly Owner[] = [
  {
    owner: entities.cms_menu,
    contents: entities.cms_menu_content,
    images: entities.cms_menu_content_image,
    contentsKey: 'menu_contents',
    paths: {
      contents: 'get_all_cms_menu_content_by_cms_menu_id',
      imagesByHead: 'get_all_cms_menu_content_image_list_by_cms_menu_id',
      contentsAndImages: 'get_all_menu_content_and_image_by_cms_menu_id',
      imageList: 'get_all_cms_menu_content_image_by_cms_menu_id',
    },
  },
  {
    owner: entities.cause,
    contents: entities.cause_content,
    images: entities.cause_content_image,
    contentsKey: 'cause_contents',
    paths: {
      contents: 'get_all_cause_content_by_cause_id',
      imagesByHead: 'get_all_cause_content_image_by_cause_id',
      contentsAndImages: 'get_all_content_and_image_by_cause_id',
    },
  },
];
