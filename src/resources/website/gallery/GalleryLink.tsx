import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Box from '@mui/material/Box';
import { type RaRecord, useCanAccess, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { emptyGalleryPath, type Gallery, galleryOfOwner, picturePath } from './galleries.ts';

function Way({ gallery, owner }: { readonly gallery: Gallery; readonly owner: RaRecord }) {
  const translate = useTranslate();
  const { pictures, owners, ownerField } = gallery;
  const { data, total = 0 } = useGetList(pictures.route, {
    filter: { [ownerField]: owner.id },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'position', order: 'ASC' },
  });
  const [first] = data ?? [];
  const to = first ? picturePath(gallery, first, owner) : emptyGalleryPath(gallery, owner.id, titleOf(owners, owner));
  return (
    <Box sx={{ paddingInline: 2, paddingBlockStart: 2 }}>
      <PageButton variant="outlined" size="small" startIcon={<PhotoLibrary />} to={to}>
        {translate('contentPages.gallery.open', { smart_count: total })}
      </PageButton>
    </Box>
  );
}

/** Leads from a record to its pictures, also where there are none yet. */
export function GalleryLink() {
  const gallery = galleryOfOwner(useEntity());
  const owner = useRecordContext();
  const { canAccess } = useCanAccess({ resource: gallery?.pictures.route ?? '', action: 'list' });
  return gallery && owner && canAccess ? <Way gallery={gallery} owner={owner} /> : null;
}
