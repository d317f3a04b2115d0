import { type Identifier, useGetList, useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import { useOrder } from '#src/engine/arrange/useOrder.ts';
import { type Gallery, NONE, OWNER } from './galleries.ts';

/** The picture and the owner that an address names. */
function useAddressed({ pictures, ownerField }: Gallery) {
  const { imageId = NONE } = useParams();
  const [search] = useSearchParams();
  const isNone = imageId === NONE;
  const {
    data: picture,
    error,
    isPending,
  } = useGetOne(pictures.route, { id: Number(imageId) }, { enabled: !isNone, retry: false });
  const ownerId: Identifier | undefined = isNone ? Number(search.get(OWNER)) || undefined : picture?.[ownerField];
  return { imageId: isNone ? undefined : Number(imageId), ownerId, error, isPending: isPending && !isNone };
}

/** Most pictures that a gallery shows. */
const MOST = 500;

/**
 * Everything about the gallery at an address: whose it is, its pictures in their order, and which of them is looked at.
 */
export function useGallery(gallery: Gallery) {
  const { pictures, owners, ownerField } = gallery;
  const addressed = useAddressed(gallery);
  const { ownerId } = addressed;
  const enabled = ownerId !== undefined;
  const owner = useGetOne(owners.route, { id: ownerId ?? 0 }, { enabled, retry: false });
  const list = useGetList(
    pictures.route,
    {
      filter: { [ownerField]: ownerId },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'position', order: 'ASC' },
    },
    { enabled },
  );
  const { saving, ordered, order } = useOrder(pictures, 'position', list.data ?? []);
  return {
    saving,
    ordered,
    order,
    ownerId,
    owner: owner.data,
    picture: ordered.find(one => one.id === addressed.imageId),
    error: addressed.error ?? owner.error ?? list.error,
    retry: () => void list.refetch(),
    isLoading: addressed.isPending || (enabled && (owner.isPending || list.isPending)),
  };
}
