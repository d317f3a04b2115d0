import type { Identifier, RaRecord } from 'react-admin';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities, entityNamed } from '#catalog/registry/entities.ts';
import { slug } from '#src/engine/kinds/useRecordPath.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';

/** A set of pictures that belongs to one record of another entity. */
export interface Gallery {
  readonly pictures: Entity;
  readonly owners: Entity;
  /** The field of a picture that names its owner. */
  readonly ownerField: string;
  /** Where the gallery stands, below `/apps/`. */
  readonly base: string;
  /** Whether the address goes on with the owner's name, as that of the website's pages does. */
  readonly namesOwner: boolean;
}

const gallery = (pictures: Entity, ownerField: string, base: string, namesOwner: boolean): Gallery => ({
  pictures,
  ownerField,
  base,
  namesOwner,
  owners: entityNamed(fieldOf(pictures, ownerField).target ?? ''),
});

/** The galleries of the website, under the addresses that the specification gives them. */
export const galleries: readonly Gallery[] = [
  gallery(entities.cms_menu_content_image, 'cms_menu', 'content-management-image', true),
  gallery(entities.cause_content_image, 'cause', 'cause-content-management-image', false),
];

export const galleryOfPictures = (entity: Entity): Gallery | undefined =>
  galleries.find(one => one.pictures.name === entity.name);
export const galleryOfOwner = (entity: Entity): Gallery | undefined =>
  galleries.find(one => one.owners.name === entity.name);

/** The pictures that stand beside a piece of text, as those of its page do. */
export const galleryBeside = (entity: Entity): Gallery | undefined =>
  galleries.find(one => one.pictures.name !== entity.name && entity.fields[one.ownerField]?.target === one.owners.name);

/** Stands for the picture's number while an owner has none. */
export const NONE = 'none';

/** The parameter that names the owner of an empty gallery. */
export const OWNER = 'owner';

/** The address of a picture within its gallery. The names are decoration. */
export function picturePath(
  { base, pictures, owners, namesOwner }: Gallery,
  picture: RaRecord,
  owner?: RaRecord,
): string {
  const names = [titleOf(pictures, picture), ...(namesOwner && owner ? [titleOf(owners, owner)] : [])];
  return `/apps/${base}/${picture.id}/${names.map(name => encodeURIComponent(slug(name) || '-')).join('/')}`;
}

/** The address of the gallery of an owner, of whose pictures none is known. */
export const emptyGalleryPath = ({ base }: Gallery, ownerId: Identifier, name: string): string =>
  `/apps/${base}/${NONE}/${encodeURIComponent(slug(name) || '-')}?${OWNER}=${ownerId}`;
